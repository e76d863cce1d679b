import type { Locale } from "@preforma/domain/locales";
import data from "./mail-texts.json" with { type: "json" };

interface Occasion {
  subject: string;
  body: string;
}

/** The words of mails about quotes in one language. `{reference}` is the request's, `{date}` the last day. */
export interface QuoteMailWords {
  answered: Occasion;
  /** The answer takes the place of an earlier one. */
  changed: Occasion;
  /** To the company. */
  declined: Occasion;
  how: string;
  see: string;
  download: string;
  reference: string;
  products: string;
  subtotal: string;
  shipping: string;
  included: string;
  vat: string;
  total: string;
  validUntil: string;
  note: string;
  customer: string;
  reason: string;
  /** `{site}` is replaced by the brand. */
  closing: string;
}

/** In each language. */
export const quoteMailWords: Readonly<Record<Locale, QuoteMailWords>> = data;
