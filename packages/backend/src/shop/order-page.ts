import { pathTo } from "@preforma/domain/routes";
import type { Locale } from "@preforma/domain/locales";

/** The outcome of a payment, passed to the page to which the visitor returns. */
export type PaymentOutcome = "paid" | "declined" | "pending";

/** The customer's page of an order on the site, with the outcome of a payment, if any. */
export function orderPage(
  publicOrigin: string,
  locale: Locale,
  number: string,
  outcome?: PaymentOutcome,
): string {
  const query = outcome ? `?payment=${outcome}` : "";
  return `${publicOrigin}${pathTo("accountOrder", locale, { number })}${query}`;
}
