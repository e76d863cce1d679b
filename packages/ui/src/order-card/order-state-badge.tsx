"use client";

import { textIn } from "@preforma/domain/locales";
import { orderStateNames, type OrderState, type PaymentType } from "@preforma/domain/shop";
import { Badge, type BadgeProps } from "../badge/badge.tsx";
import { useLocale, useMessages } from "../provider/provider.tsx";
import type { RootProps } from "../layout/root-props.ts";

export interface OrderStateBadgeProps extends RootProps<HTMLSpanElement> {
  /** The order's state, as in the contract. */
  state: OrderState;
  /** How it is paid: an order that is paid on delivery waits for no payment. */
  paymentType?: PaymentType;
}

const tones: Readonly<Record<OrderState, BadgeProps["tone"]>> = {
  pending_payment: "warning",
  paid: "brand",
  preparing: "brand",
  shipped: "brand",
  delivered: "success",
  cancelled: "neutral",
  refunded: "neutral",
};

/** The state of an order. The words say it, the tone supports them. */
export function OrderStateBadge({ state, paymentType, ...rest }: OrderStateBadgeProps) {
  const messages = useMessages("order-card");
  const { locale } = useLocale();
  if (state === "pending_payment" && paymentType === "cash_on_delivery")
    return (
      <Badge {...rest} tone="brand">
        {messages.placed}
      </Badge>
    );
  return (
    <Badge {...rest} tone={tones[state]}>
      {textIn(orderStateNames[state], locale)}
    </Badge>
  );
}
