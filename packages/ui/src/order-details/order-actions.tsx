"use client";

import { orderStateNames, type Order } from "@preforma/domain/shop";
import { CreditCard } from "../drawings/index.ts";
import { useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { Alert } from "../alert/alert.tsx";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/index.ts";
import type { FormOutcome } from "../form/form-schema.ts";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { Text } from "../text/text.tsx";
import * as css from "./order-details.css.ts";

export interface OrderActionsProps {
  order: Order;
  /** Where a payment is started before and without script; the answer leads to the provider's page. */
  payAction?: string;
  /** Starts a payment; success leads away from here. */
  onPay?: () => Promise<FormOutcome>;
  /** Where a cancellation is posted before and without script. */
  cancelAction?: string;
  /** Cancels the order, after it was asked for twice. */
  onCancel?: () => Promise<FormOutcome>;
  /** More to do, such as ordering the same again. */
  actions?: ReactNode;
}

/** What its customer can do with an order now. */
export function OrderActions({
  order,
  payAction,
  onPay,
  cancelAction,
  onCancel,
  actions,
}: OrderActionsProps) {
  const messages = useMessages("order-details");
  const { locale } = useLocale();
  const [busy, setBusy] = useState<"pay" | "cancel" | null>(null);
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState("");
  const root = useRef<HTMLDivElement>(null);
  const canPay = order.payment_due && payAction !== undefined;
  const canCancel = order.can_cancel && cancelAction !== undefined;

  const run = async (kind: "pay" | "cancel", call: () => Promise<FormOutcome>) => {
    if (busy !== null) return;
    setBusy(kind);
    setError(undefined);
    const outcome = await call().catch((): FormOutcome => ({ ok: false, message: messages.notDone }));
    setBusy(null);
    setAsking(false);
    if (!outcome.ok) return setError(outcome.message);
    if (kind === "pay") return undefined;
    setDone(outcome.message ?? orderStateNames.cancelled[locale]);
    // After the dialog has given the focus back to a button that is gone by then.
    setTimeout(() => root.current?.closest("article")?.focus());
    return undefined;
  };
  const pay = (event: SubmitEvent) => {
    if (onPay === undefined) return;
    event.preventDefault();
    void run("pay", onPay);
  };
  const ask = (event: SubmitEvent) => {
    if (onCancel === undefined) return;
    event.preventDefault();
    setAsking(true);
  };
  return (
    <>
      <div ref={root} className={css.actions}>
        {canPay && (
          <form method="post" action={payAction} onSubmit={pay}>
            <Button type="submit" variant="accent" loading={busy === "pay"}>
              <Icon icon={CreditCard} size="small" />
              {messages.pay}
            </Button>
          </form>
        )}
        {actions}
        {canCancel && (
          <form method="post" action={cancelAction} onSubmit={ask}>
            <Button type="submit" variant="outline">
              {messages.cancel}
            </Button>
          </form>
        )}
        {error !== undefined && (
          <Alert tone="danger" live className={css.error}>
            {error}
          </Alert>
        )}
      </div>
      <VisuallyHidden role="status">{done}</VisuallyHidden>
      {onCancel !== undefined && (
        <Dialog
          size="small"
          open={isAsking}
          onClose={() => setAsking(false)}
          title={formatMessage(messages.askCancel, { number: order.number }, locale)}
          footer={
            <>
              <Button variant="quiet" data-initial-focus="" onClick={() => setAsking(false)}>
                {messages.keep}
              </Button>
              <Button
                variant="danger"
                loading={busy === "cancel"}
                onClick={() => void run("cancel", onCancel)}
              >
                {messages.cancel}
              </Button>
            </>
          }
        >
          <Text>{messages.askCancelDetail}</Text>
        </Dialog>
      )}
    </>
  );
}
