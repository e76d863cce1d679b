import type { Selectable } from "kysely";
import { companyDay } from "@preforma/domain/quotes";
import { type RequestState } from "@preforma/domain/requests";
import { lineAmount, shareOf, type Totals } from "@preforma/domain/shop";
import type { QuoteLinesTable, QuotesTable } from "../database/tables/requests.ts";

/** A quote with its lines. */
export interface StoredQuote extends Selectable<QuotesTable> {
  lines: Selectable<QuoteLinesTable>[];
}

type Money = Pick<QuotesTable, "currency" | "shipping_minor" | "vat_percent"> & {
  lines: readonly Pick<QuoteLinesTable, "quantity" | "unit_price_minor">[];
};

/** What a quote costs. Tax is taken once over the whole and rounded half up, as in orders. */
export function quoteTotals({ currency, shipping_minor, vat_percent, lines }: Money): Totals {
  const subtotal = lines.reduce((sum, line) => sum + lineAmount(line), 0);
  const vat = shareOf(subtotal + shipping_minor, vat_percent, 100);
  return {
    currency,
    net_subtotal_minor: subtotal,
    discount_minor: 0,
    shipping_minor,
    vat_percent,
    vat_minor: vat,
    total_minor: subtotal + shipping_minor + vat,
  };
}

/** The state of a quote's request now: its last day may have passed since it was written down. */
export const quoteState = (
  status: RequestState,
  { valid_until }: Pick<QuotesTable, "valid_until">,
  now: number,
): RequestState => (status === "quoted" && valid_until < companyDay(now) ? "expired" : status);
