"use client";

import { formatMoney, withVat } from "@preforma/domain/shop";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./price.css.ts";

export interface PriceProps {
  /** The amount without VAT, minor units. */
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
  /** The amount with VAT, where it is no more than the tax on `amountMinor`: a part of a sum. @default `withVat(amountMinor)` */
  grossMinor?: number;
  /** The rate of an order, basis points. @default today's */
  vatRate?: number;
  /** The VAT note: after net amounts, in small print after both, or none. @default "net" */
  note?: "net" | "both" | "none";
  /** On both amounts. */
  className?: string;
}

/**
 * An amount with VAT and without. The attribute `data-prices` of the page's root says which of them is shown; see
 * `PriceSwitch`.
 *
 * @import import { Price } from "@preforma/ui/price";
 */
export function Price({
  amountMinor,
  currency,
  vatRate,
  grossMinor = withVat(amountMinor, vatRate),
  note = "net",
  className,
}: PriceProps) {
  const messages = useMessages("price");
  const { locale } = useLocale();
  // Isolated by characters: a list has twenty cards, and each element counts twenty times.
  const text = (minor: number, words: string) => {
    const money = formatMoney(minor, currency, locale);
    if (note === "none" || words === "") return money;
    return (
      <>
        {`\u2068${money}\u2069 `}
        {note === "both" ? <span className={css.note}>{words}</span> : words}
      </>
    );
  };
  return (
    <>
      <bdi className={classList(className, css.gross)}>
        {text(grossMinor, note === "both" ? messages.vatIncluded : "")}
      </bdi>
      <bdi className={classList(className, css.net)}>{text(amountMinor, messages.plusVat)}</bdi>
    </>
  );
}
