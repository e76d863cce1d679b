"use client";

import { textIn } from "@preforma/domain/locales";
import { formatMoney, orderStateNames, paymentTypeNames, type Order } from "@preforma/domain/shop";
import { useId, type ReactNode } from "react";
import { AddressLines } from "../address-card/index.ts";
import { Card } from "../card/card.tsx";
import { LineSummary, type CartLineData } from "../cart-lines/index.ts";
import { CopyButton } from "../copy-button/index.ts";
import { DateText } from "../dates/index.ts";
import { DescriptionList, type DescriptionItem } from "../description-list/index.ts";
import { OrderStateBadge } from "../order-card/index.ts";
import { OrderTotals } from "../order-summary/index.ts";
import { TextLink } from "../link/link.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { Stepper } from "../stepper/stepper.tsx";
import { Heading } from "../text/text.tsx";
import { Timeline } from "../timeline/timeline.tsx";
import { CancelOrder, OrderActions, type OrderActionsProps } from "./order-actions.tsx";
import * as css from "./order-details.css.ts";
import { orderProgress } from "./order-progress.logic.ts";
import { PaymentNotice, type PaymentOutcome } from "./payment-notice.tsx";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

export type { PaymentOutcome };

export interface OrderDetailsProps extends Omit<OrderActionsProps, "order">, RootProps {
  /** As the contract has it. */
  order: Order;
  /** The order's lines with what the catalogue adds: where they lead, their pictures, colours. */
  lines: readonly CartLineData[];
  /** The outcome of a payment from which the customer has just returned. */
  outcome?: PaymentOutcome;
  /** The accounts to transfer to, as `BankAccountCard`s; shown while a transfer is pending. */
  accounts?: ReactNode;
  /** The place of the order's heading in the outline; its parts are one below. @default 1 */
  headingLevel?: 1 | 2 | 3;
}

/** A whole order: progress, next action, products, addresses and costs. */
export function OrderDetails(props: OrderDetailsProps) {
  const { order, lines, outcome, accounts, headingLevel = 1 } = props;
  const { payAction, onPay, cancelAction, onCancel, actions } = props;
  const messages = useMessages("order-details");
  const cardMessages = useMessages("order-card");
  const { locale } = useLocale();
  const id = useId();
  const part = (headingLevel + 1) as 2 | 3 | 4;
  const isWaiting = order.state === "pending_payment";
  const isTransfer = order.payment_type === "bank_transfer";
  const showsAccounts = isWaiting && isTransfer && accounts !== undefined;
  const reference = order.payment_reference !== null && isWaiting && (
    <Copied value={order.payment_reference} label={messages.copyReference} />
  );
  const facts: DescriptionItem[] = [
    { key: "date", term: messages.date, value: <DateText date={order.created_at} /> },
    { key: "payment", term: messages.payment, value: textIn(paymentTypeNames[order.payment_type], locale) },
  ];
  if (reference && !showsAccounts)
    facts.push({ key: "reference", term: messages.reference, value: reference });
  if (order.tracking_number !== null)
    facts.push({
      key: "tracking",
      term: messages.tracking,
      value: (
        <>
          <Copied value={order.tracking_number} label={messages.copyTracking} />
          {order.tracking_url !== null && (
            <TextLink href={order.tracking_url} external>
              {messages.follow}
            </TextLink>
          )}
        </>
      ),
    });
  return (
    <article
      tabIndex={-1}
      aria-labelledby={id}
      {...rootPropsOf(props)}
      className={classList(css.root, props.className)}
    >
      <header className={css.head}>
        <Heading level={headingLevel} size="xxl" id={id} className={css.number}>
          {cardMessages.order} <bdi dir="ltr">{order.number}</bdi>
        </Heading>
        <OrderStateBadge state={order.state} paymentType={order.payment_type} />
        <CopyButton value={order.number} label={messages.copyNumber} />
      </header>
      <PaymentNotice order={order} outcome={outcome} />
      <OrderActions order={order} payAction={payAction} onPay={onPay} actions={actions} />
      <Progress order={order} />
      <div className={css.columns}>
        <div className={css.main}>
          {showsAccounts && (
            <Part title={messages.accounts} level={part}>
              <p className={css.text}>
                {formatMessage(
                  messages.transfer,
                  { total: formatMoney(order.total_minor, order.currency, locale) },
                  locale,
                )}
              </p>
              {reference && (
                <DescriptionList
                  layout="stacked"
                  items={[{ key: "reference", term: messages.reference, value: reference }]}
                />
              )}
              {accounts}
            </Part>
          )}
          <Part title={messages.lines} level={part}>
            <LineSummary lines={lines} currency={order.currency} vatRate={order.totals.vat_percent * 100} />
          </Part>
          <div className={css.addresses}>
            <Part title={messages.delivery} level={part}>
              <AddressLines address={order.delivery_address} />
            </Part>
            <Part title={messages.invoice} level={part}>
              <AddressLines address={order.invoice_address} />
            </Part>
          </div>
          {order.note !== null && (
            <Part title={messages.note} level={part}>
              <p className={css.note} dir="auto">
                {order.note}
              </p>
            </Part>
          )}
        </div>
        <div className={css.side}>
          <Card tone="sunken" className={css.card}>
            <Part title={messages.totals} level={part}>
              <OrderTotals totals={order.totals} couponCode={order.coupon_code} />
            </Part>
            <DescriptionList layout="stacked" items={facts} />
          </Card>
          <Part title={messages.history} level={part}>
            <Timeline
              size="small"
              headingLevel={(part + 1) as 3 | 4 | 5}
              items={order.events.map(({ at, state }, place) => ({
                key: `${place} ${state}`,
                when: <DateText date={at} />,
                title: place === 0 ? cardMessages.placed : textIn(orderStateNames[state], locale),
              }))}
            />
          </Part>
        </div>
      </div>
      <CancelOrder order={order} cancelAction={cancelAction} onCancel={onCancel} />
    </article>
  );
}

/** The progress of the order, as steps. */
function Progress({ order }: { readonly order: Order }) {
  const messages = useMessages("order-details");
  const cardMessages = useMessages("order-card");
  const { locale } = useLocale();
  const progress = orderProgress(order.state, order.payment_type);
  if (progress === null) return null;
  const steps = progress.steps.map((step, place) => ({
    id: step,
    label:
      step === "placed"
        ? cardMessages.placed
        : // While the payment is pending, the step says so.
          textIn(orderStateNames[place === progress.current ? order.state : step], locale),
  }));
  return <Stepper steps={steps} current={progress.current} label={messages.progress} />;
}

function Part({ title, level, children }: { title: string; level: 2 | 3 | 4; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.part}>
      <Heading level={level} size="l" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** A copyable number for a bank or carrier. */
function Copied({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <span className={css.copied}>
      <bdi dir="ltr">{value}</bdi>
      <CopyButton value={value} label={label} />
    </span>
  );
}
