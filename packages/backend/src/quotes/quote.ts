import type { Selectable } from "kysely";
import { companyDay, quoteMessages, type QuoteMessageKey } from "@preforma/domain/quotes";
import { type RequestState } from "@preforma/domain/requests";
import { lineAmount, shareOf, type Totals } from "@preforma/domain/shop";
import type { QuoteLinesTable, QuotesTable } from "../database/tables/requests.ts";
import { pathTo } from "@preforma/domain/routes";
import { type Locale, perLocale, textIn } from "@preforma/domain/locales";
import type { Texts } from "@preforma/domain/validation";
import { formatNumber } from "@preforma/domain/vocabulary";
import { filled } from "../text/index.ts";

/** A quote with its lines. */
export interface StoredQuote extends Selectable<QuotesTable> {
  lines: Selectable<QuoteLinesTable>[];
}

type Money = Pick<QuotesTable, "currency" | "shipping_minor" | "vat_percent"> & {
  lines: readonly Pick<QuoteLinesTable, "quantity" | "unit_price_minor">[];
};

/** The total of a quote. Tax is computed once on the whole and rounded half up, as in orders. */
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

/** The current state of a quote's request: its last day may have passed since the state was stored. */
export const quoteState = (
  status: RequestState,
  { valid_until }: Pick<QuotesTable, "valid_until">,
  now: number,
): RequestState => (status === "quoted" && valid_until < companyDay(now) ? "expired" : status);

/** The site's page of a quote, with the token that opens it. */
export const quotePage = (publicOrigin: string, locale: Locale, id: number, token: string): string =>
  `${publicOrigin}${pathTo("quote", locale)}?id=${id}&token=${token}`;

/** The PDF of a quote, for holders of the token. */
export const quoteFile = (publicOrigin: string, locale: Locale, id: number, token: string): string =>
  `${publicOrigin}${pathTo("quoteFile", locale)}?id=${id}&token=${token}`;

/** A message about quotes in every language, with its `{placeholders}` filled. */
export function quoteTexts(key: QuoteMessageKey, values: Readonly<Record<string, number>> = {}): Texts {
  return perLocale((locale) => {
    const numbers = Object.entries(values).map(
      ([name, value]) => [name, formatNumber(value, locale, 0)] as const,
    );
    return filled(textIn(quoteMessages[key], locale), Object.fromEntries(numbers));
  });
}
