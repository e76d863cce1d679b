import type { Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import type { CheckoutStep } from "@preforma/ui/checkout-steps";

/** What an order is made of, in its order; `back` is where a finished step is looked at again. */
export function checkoutSteps(locale: Locale, back: Readonly<Record<string, string>> = {}): CheckoutStep[] {
  return (["cart", "address", "payment", "review"] as const).map((id) => ({
    id,
    href: id === "cart" ? pathTo("cart", locale) : back[id],
  }));
}
