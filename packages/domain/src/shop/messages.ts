import { locales, textIn, type Locale } from "../locales/index.ts";
import { formatNumber } from "../vocabulary/units.ts";
import type { Texts } from "../validation/index.ts";
import { cartMessages } from "./cart-messages.ts";
import { checkoutMessages } from "./checkout-messages.ts";

const shopMessages = { ...cartMessages, ...checkoutMessages } satisfies Record<string, Texts>;

/** A sentence of cart, checkout and orders. */
export type ShopMessageKey = keyof typeof shopMessages;

/** A sentence in a language, its `{placeholders}` filled; numbers are written that language's way. */
export function shopMessage(
  key: ShopMessageKey,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return textIn(shopMessages[key], locale).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === "number" ? formatNumber(value, locale, 0) : (value ?? whole);
  });
}

/** The same in every language. */
export function shopTexts(
  key: ShopMessageKey,
  values: Readonly<Record<string, string | number>> = {},
): Texts {
  return Object.fromEntries(locales.map((locale) => [locale, shopMessage(key, locale, values)])) as Record<
    Locale,
    string
  >;
}
