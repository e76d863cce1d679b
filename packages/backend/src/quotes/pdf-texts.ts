import type { Locale } from "@preforma/domain/locales";
import data from "./pdf-texts.json" with { type: "json" };

/** The words of the PDF of a quote that its mail does not have. `{reference}` is the request's, `{date}` a day. */
interface QuotePdfWords {
  kind: string;
  heading: string;
  made: string;
  preparedFor: string;
  product: string;
  quantity: string;
  price: string;
  amount: string;
  how: string;
  /** The same for an export, which has no VAT. */
  howUntaxed: string;
}

export const quotePdfWords: Readonly<Record<Locale, QuotePdfWords>> = data;
