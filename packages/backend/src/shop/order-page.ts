import { pathTo } from "@preforma/domain/routes";
import type { Locale } from "@preforma/domain/locales";

/** How a payment ended, as passed to the page to which the visitor comes back. */
export type PaymentOutcome = "paid" | "declined" | "pending";

/** The customer's page of an order on the site, with how a payment ended where one did. */
export function orderPage(
  publicOrigin: string,
  locale: Locale,
  number: string,
  outcome?: PaymentOutcome,
): string {
  const query = outcome ? `?payment=${outcome}` : "";
  return `${publicOrigin}${pathTo("accountOrder", locale, { number })}${query}`;
}
