import {
  getQuery,
  type CallOptions,
  type QueryDescription,
  type SafeClient,
  type StrictClient,
} from "../http/index.ts";
import type { Locale } from "../locales/index.ts";
import { companyTimeZone } from "../settings/hours.ts";
import type { Quote, QuoteAcceptanceForm } from "./schema.ts";

/** Header with the token of a mailed link; a signed-in sender needs none. */
export const quoteTokenHeader = "X-Quote-Token";

const day = new Intl.DateTimeFormat("en-CA", {
  timeZone: companyTimeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day of an instant (ms) in the company's time zone, as `YYYY-MM-DD`. */
export const companyDay = (instant: number): string => day.format(instant);

/** A quote and its access: the token of a mailed link, or null for its signed-in sender. */
export interface QuoteKey {
  id: number;
  token: string | null;
  locale: Locale;
}

const callOf = ({ token, locale }: QuoteKey): CallOptions => ({
  query: { languageCode: locale },
  headers: token === null ? {} : { [quoteTokenHeader]: token },
});

/** The quote of a mailed link. Read again on each visit: staff may have changed it. */
export const quoteQuery = (client: StrictClient, key: QuoteKey): QueryDescription<Quote> => ({
  ...getQuery<Quote>(client, ["quote", key.id, key.token, key.locale], `quotes/${key.id}`, callOf(key)),
  staleTime: 0,
});

/** Accepts a quote, which becomes an order. Idempotent: sending it again returns the same order. */
export const acceptQuote = (client: SafeClient, key: QuoteKey, form: QuoteAcceptanceForm) =>
  client.post<Quote>(`quotes/${key.id}/acceptance`, form, callOf(key));

/** Declines a quote. */
export const declineQuote = (client: SafeClient, key: QuoteKey, reason: string) =>
  client.post<Quote>(`quotes/${key.id}/refusal`, { reason }, callOf(key));
