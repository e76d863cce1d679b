import { pathTo, type PlainRouteName } from "@preforma/domain/routes";
import type { Locale } from "@preforma/domain/locales";
import type { CheckoutStep } from "@preforma/ui/checkout-steps";
import type { Visit } from "../../platform/loading/visit.server.ts";
import { ownPage, type OwnPage } from "../../platform/page/own-page.ts";

/** Head and title of a page of the shop. */
export const shopPage = (name: PlainRouteName, visit: Pick<Visit, "locale" | "t">): OwnPage =>
  ownPage(name, "shop", visit);

/** The steps of an order; `back` has the URLs of finished ones. */
export function checkoutSteps(locale: Locale, back: Readonly<Record<string, string>> = {}): CheckoutStep[] {
  return (["cart", "address", "payment", "review"] as const).map((id) => ({
    id,
    href: id === "cart" ? pathTo("cart", locale) : back[id],
  }));
}
