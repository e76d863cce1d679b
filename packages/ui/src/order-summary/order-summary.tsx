"use client";

import { formatMoney, type CartTotals } from "@preforma/domain/shop";
import { X } from "../drawings/index.ts";
import { useId, useState, type ReactNode, type SubmitEvent } from "react";
import { Alert } from "../alert/alert.tsx";
import { IconButton } from "../button/button.tsx";
import type { FormOutcome } from "../form/form-schema.ts";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { Heading, Text } from "../text/text.tsx";
import { classList } from "../theme/class-list.ts";
import { OrderTotals } from "./order-totals.tsx";
import * as css from "./order-summary.css.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";

/** The coupon of a cart, as in the contract, and how to remove it. */
export interface SummaryCoupon {
  code: string;
  /** Why it does not apply; null if it does. */
  message?: string | null;
  /** Where its removal is posted before and without script; without it there is no button for that. */
  removeAction?: string;
  /** Removes it instead of the post. */
  remove?: () => Promise<FormOutcome>;
}

export interface OrderSummaryProps extends RootProps {
  /** As the contract has them; null while no line has a price. */
  totals: CartTotals | null;
  /** The coupon of the cart; null or absent without one. */
  coupon?: SummaryCoupon | null;
  /** The place for a code: a `CouponField`. One that shows the applied coupon itself makes `coupon.removeAction` needless. */
  couponField?: ReactNode;
  /** The delivery cost is not known yet. @default false */
  shippingPending?: boolean;
  /** New amounts are loading. @default false */
  updating?: boolean;
  /** The lines, above the amounts: a `LineSummary`. */
  lines?: ReactNode;
  /** Buttons to continue, at the end. */
  actions?: ReactNode;
  /** A further note below. */
  note?: ReactNode;
  /** Stays in sight beside a longer column on desktops. @default true */
  sticky?: boolean;
  /** The heading's place in the outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

/** The costs of a cart or an order. A new total is announced politely. */
export function OrderSummary(props: OrderSummaryProps) {
  const { totals, coupon, updating = false, sticky = true, headingLevel = 2 } = props;
  const messages = useMessages("order-summary");
  const { locale } = useLocale();
  const id = useId();
  const total = totals === null ? null : formatMoney(totals.total_minor, totals.currency, locale);
  const [shown, setShown] = useState(total);
  const [announcement, setAnnouncement] = useState("");
  if (total !== shown) {
    setShown(total);
    setAnnouncement(total === null ? "" : formatMessage(messages.newTotal, { total }, locale));
  }
  const [refusal, setRefusal] = useState<string>();
  const isApplied = coupon !== null && coupon !== undefined && !coupon.message;
  return (
    <section
      aria-labelledby={id}
      aria-busy={updating}
      {...rootPropsOf(props)}
      className={classList(css.summary, sticky && css.sticky, props.className)}
    >
      <Heading level={headingLevel} size="l" id={id}>
        {messages.title}
      </Heading>
      {props.lines && <div className={css.lines}>{props.lines}</div>}
      {props.couponField}
      {coupon?.message && (
        <Alert tone="warning" className={css.notice}>
          <div className={css.noticeBody}>
            <span>
              <bdi className={css.noticeCode}>{coupon.code}</bdi> <span>{coupon.message}</span>
            </span>
            <RemoveCoupon coupon={coupon} tell={setRefusal} />
          </div>
        </Alert>
      )}
      {totals === null ? (
        <Text tone="muted">{messages.noPrices}</Text>
      ) : (
        <OrderTotals
          totals={totals}
          couponCode={isApplied ? coupon.code : null}
          couponAction={isApplied && <RemoveCoupon coupon={coupon} tell={setRefusal} />}
          shippingPending={props.shippingPending}
          updating={updating}
        />
      )}
      {refusal !== undefined && coupon && (
        <Alert tone="danger" live className={css.notice}>
          {refusal}
        </Alert>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {props.actions && <div className={css.actions}>{props.actions}</div>}
      {props.note && <div className={css.note}>{props.note}</div>}
    </section>
  );
}

interface RemoveCouponProps {
  readonly coupon: SummaryCoupon;
  /** Called with the reason why it could not be removed; undefined during a retry. */
  readonly tell: (refusal: string | undefined) => void;
}

function RemoveCoupon({ coupon, tell }: RemoveCouponProps) {
  const messages = useMessages("coupon-field");
  const { locale } = useLocale();
  const [isSending, setSending] = useState(false);
  const { remove, removeAction } = coupon;
  if (removeAction === undefined) return null;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (remove === undefined) return;
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    tell(undefined);
    const outcome = await remove().catch((): FormOutcome => ({ ok: false, message: messages.notSent }));
    setSending(false);
    if (!outcome.ok) tell(outcome.message);
  };
  return (
    <form method="post" action={removeAction} className={css.remove} onSubmit={(event) => void submit(event)}>
      <IconButton
        type="submit"
        size="small"
        className={css.removeButton}
        label={formatMessage(messages.remove, { code: coupon.code }, locale)}
        aria-disabled={isSending}
      >
        <Icon icon={X} size="small" />
      </IconButton>
    </form>
  );
}
