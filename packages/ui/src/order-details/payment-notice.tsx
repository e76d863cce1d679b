"use client";

import type { Order } from "@preforma/domain/shop";
import { Alert, type AlertProps } from "../alert/alert.tsx";
import { formatDate } from "../dates/index.ts";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";

/** The outcome of a payment, as reported by the provider's redirect. */
export type PaymentOutcome = "paid" | "declined" | "pending";

const toneOf: Readonly<Record<PaymentOutcome, NonNullable<AlertProps["tone"]>>> = {
  paid: "success",
  declined: "danger",
  pending: "info",
};

/** A notice about the payment: its outcome, or its deadline. */
export function PaymentNotice({ order, outcome }: { order: Order; outcome: PaymentOutcome | undefined }) {
  const messages = useMessages("order-details");
  const { locale } = useLocale();
  const isWaiting = order.state === "pending_payment";
  // An outcome in an old URL says nothing about an order that has changed since.
  const isCurrent = outcome === "paid" ? !isWaiting && order.state !== "cancelled" : isWaiting;
  const until =
    isWaiting && order.expires_at !== null
      ? formatMessage(messages.payUntil, { date: formatDate(order.expires_at, locale) }, locale)
      : null;
  if (outcome !== undefined && isCurrent)
    return (
      <Alert tone={toneOf[outcome]} title={messages[`${outcome}Title`]}>
        <p>{messages[`${outcome}Text`]}</p>
        {outcome === "declined" && until !== null && <p>{until}</p>}
      </Alert>
    );
  if (order.payment_due)
    return (
      <Alert tone="warning" title={messages.dueTitle}>
        {until !== null && <p>{until}</p>}
      </Alert>
    );
  if (until !== null) return <Alert tone="info">{until}</Alert>;
  return null;
}
