import { pathTo, type PlainRouteName } from "@preforma/domain/routes";
import type { Locale } from "@preforma/domain/locales";
import type { CheckoutStep } from "@preforma/ui/checkout-steps";
import type { Visit } from "../../platform/loading/visit.server.ts";
import { alternatesOfPage } from "../../platform/seo/alternates.ts";
import type { HeadData } from "../../platform/seo/page-head.tsx";

/** Head and title of a page of the shop. No search engine may list any of them. */
export interface ShopPage {
  head: HeadData;
  title: string;
}

/** Made from the texts under the page's name in `shop.json`. */
export function shopPage(
  name: Extract<PlainRouteName, "cart" | "checkout" | "quoteBasket" | "quickOrder" | "quote" | "samples">,
  { locale, t }: Pick<Visit, "locale" | "t">,
): ShopPage {
  const title = t(`shop:${name}.title`);
  return {
    title,
    head: {
      title,
      description: t(`shop:${name}.description`),
      canonical: pathTo(name, locale),
      alternates: alternatesOfPage(name),
      unlisted: true,
    },
  };
}

/** What an order is made of, in its order; `back` is where a finished step is looked at again. */
export function checkoutSteps(locale: Locale, back: Readonly<Record<string, string>> = {}): CheckoutStep[] {
  return (["cart", "address", "payment", "review"] as const).map((id) => ({
    id,
    href: id === "cart" ? pathTo("cart", locale) : back[id],
  }));
}
