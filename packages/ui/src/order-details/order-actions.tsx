"use client";

import { textIn } from "@preforma/domain/locales";
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
  /** Where a payment is started before and without script; the answer redirects to the provider's page. */
  payAction?: string;
  /** Starts a payment; success leads away from here. */
  onPay?: () => Promise<FormOutcome>;
  /** Where a cancellation is posted before and without script. */
  cancelAction?: string;
  /** Cancels the order, after a confirmation. */
  onCancel?: () => Promise<FormOutcome>;
  /** More to do, such as ordering the same again. */
  actions?: ReactNode;
}

/** Pays an order that is still to be paid, with the other actions of its customer. */
export function OrderActions({
  order,
  payAction,
  onPay,
  actions,
}: Pick<OrderActionsProps, "order" | "payAction" | "onPay" | "actions">) {
  const messages = useMessages("order-details");
  const { isBusy, error, run } = useCall();
  const pay = (event: SubmitEvent) => {
    if (onPay === undefined) return;
    event.preventDefault();
    void run(onPay);
  };
  return (
    <div className={css.actions}>
      {order.payment_due && payAction !== undefined && (
        <form method="post" action={payAction} onSubmit={pay}>
          <Button type="submit" variant="accent" loading={isBusy}>
            <Icon icon={CreditCard} size="small" />
            {messages.pay}
          </Button>
        </form>
      )}
      {actions}
      <Failure text={error} />
    </div>
  );
}

/** Cancels an order after a confirmation. Last on the page: few customers open an order to cancel it. */
export function CancelOrder({
  order,
  cancelAction,
  onCancel,
}: Pick<OrderActionsProps, "order" | "cancelAction" | "onCancel">) {
  const messages = useMessages("order-details");
  const { locale } = useLocale();
  const { isBusy, error, run } = useCall();
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState("");
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  /** Whether the button was removed because the order is cancelled. */
  const isGone = useRef(false);
  const ask = (event: SubmitEvent) => {
    if (onCancel === undefined) return;
    event.preventDefault();
    setAsking(true);
  };
  const cancel = async (call: () => Promise<FormOutcome>) => {
    const outcome = await run(call);
    if (outcome === undefined) return;
    setAsking(false);
    if (!outcome.ok) return;
    isGone.current = true;
    setDone(outcome.message ?? textIn(orderStateNames.cancelled, locale));
  };
  return (
    <>
      <div ref={root} className={css.actions}>
        {order.can_cancel && cancelAction !== undefined && (
          <form ref={form} method="post" action={cancelAction} onSubmit={ask}>
            <Button type="submit" variant="outline">
              {messages.cancel}
            </Button>
          </form>
        )}
        <Failure text={error} />
      </div>
      <VisuallyHidden role="status">{done}</VisuallyHidden>
      {onCancel !== undefined && (
        <Dialog
          size="small"
          open={isAsking}
          onOpenChange={(open, reason) => {
            setAsking(open);
            // The form asks again on a separate page.
            if (reason === "unavailable") form.current?.submit();
          }}
          onCloseAutoFocus={(event) => {
            if (!isGone.current) return;
            event.preventDefault();
            root.current?.closest("article")?.focus();
          }}
          title={formatMessage(messages.askCancel, { number: order.number }, locale)}
          footer={
            <>
              <Button variant="quiet" data-initial-focus="" onClick={() => setAsking(false)}>
                {messages.keep}
              </Button>
              <Button variant="danger" loading={isBusy} onClick={() => void cancel(onCancel)}>
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

/** Runs one call at a time, and stores the error of the last one. */
function useCall() {
  const messages = useMessages("order-details");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  /** Does nothing while another call is in progress. */
  const run = async (call: () => Promise<FormOutcome>): Promise<FormOutcome | undefined> => {
    if (isBusy) return undefined;
    setBusy(true);
    setError(undefined);
    const outcome = await call().catch((): FormOutcome => ({ ok: false, message: messages.notDone }));
    setBusy(false);
    if (!outcome.ok) setError(outcome.message);
    return outcome;
  };
  return { isBusy, error, run };
}

function Failure({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Alert tone="danger" live className={css.error}>
      {text}
    </Alert>
  );
}
