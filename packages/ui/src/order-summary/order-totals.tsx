"use client";

import { formattingTag, type Locale } from "@preforma/domain/locales";
import { formatMoney, totalsWithVat, type CartTotals } from "@preforma/domain/shop";
import type { ReactNode } from "react";
import { formatMessage } from "../messages/message.ts";
import { Price } from "../price/price.tsx";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./order-summary.css.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface OrderTotalsProps extends RootProps<HTMLDListElement> {
  /** As the contract has them; amounts in minor units. */
  totals: CartTotals;
  /** The coupon that takes off the discount. */
  couponCode?: string | null;
  /** A button to take the coupon off. */
  couponAction?: ReactNode;
  /** Carriage is not known yet: the row says so, and the total is without it. @default false */
  shippingPending?: boolean;
  /** New amounts are on their way. @default false */
  updating?: boolean;
}

/** A share of a hundred as the language writes it: `%20`, `20 %`. */
function percentText(percent: number, locale: Locale): string {
  return new Intl.NumberFormat(formattingTag(locale), { style: "percent" }).format(percent / 100);
}

/** What an order costs, from the goods to the total. */
export function OrderTotals({
  totals,
  couponCode,
  couponAction,
  shippingPending = false,
  updating = false,
  className,
  ...rest
}: OrderTotalsProps) {
  const messages = useMessages("order-summary");
  const { locale } = useLocale();
  const { currency } = totals;
  const withVat = totalsWithVat(totals);
  const money = (amountMinor: number) => <bdi>{formatMoney(amountMinor, currency, locale)}</bdi>;
  const both = (amountMinor: number, grossMinor: number) => (
    <Price amountMinor={amountMinor} grossMinor={grossMinor} currency={currency} note="none" />
  );
  const percent = percentText(totals.vat_percent, locale);
  // A coupon for free carriage takes nothing off the goods.
  const hasDiscount = totals.discount_minor > 0 || Boolean(couponCode);
  return (
    <dl {...rest} className={classList(css.rows, updating && css.updating, className)}>
      <div className={css.row}>
        <dt className={css.label}>
          <span className={css.gross}>{messages.subtotalWithVat}</span>
          <span className={css.net}>{messages.subtotal}</span>
        </dt>
        <dd className={css.value}>{both(totals.net_subtotal_minor, withVat.subtotal_minor)}</dd>
      </div>
      {hasDiscount && (
        <div className={css.row}>
          <dt className={css.coupon}>
            <span>{messages.discount}</span>
            {couponCode && (
              <span className={css.code}>
                <bdi>{couponCode}</bdi>
                {couponAction}
              </span>
            )}
          </dt>
          <dd className={classList(css.value, css.saving)}>
            {totals.discount_minor > 0
              ? both(-totals.discount_minor, -withVat.discount_minor)
              : messages.freeShipping}
          </dd>
        </div>
      )}
      <div className={css.row}>
        <dt className={css.label}>{messages.shipping}</dt>
        <dd className={css.value}>
          {shippingPending ? (
            <span className={css.open}>{messages.shippingOpen}</span>
          ) : totals.shipping_minor === 0 ? (
            <span className={css.saving}>{messages.free}</span>
          ) : (
            both(totals.shipping_minor, withVat.shipping_minor)
          )}
        </dd>
      </div>
      <div className={css.netRow}>
        <dt className={css.label}>{formatMessage(messages.vat, { percent }, locale)}</dt>
        <dd className={css.value}>{money(totals.vat_minor)}</dd>
      </div>
      <div className={classList(css.row, css.total)}>
        <dt className={css.label}>
          {messages.total} <span className={css.vatNote}>{messages.vatIncluded}</span>
        </dt>
        <dd className={css.totalValue}>{money(totals.total_minor)}</dd>
      </div>
      <div className={css.vatWithin}>
        <dt className={css.label}>{formatMessage(messages.vatWithin, { percent }, locale)}</dt>
        <dd className={css.value}>{money(totals.vat_minor)}</dd>
      </div>
    </dl>
  );
}
