import type { Locale } from "../locales/index.ts";
import type { Texts } from "../validation/index.ts";
import cartMessages from "./cart-messages.json" with { type: "json" };
import checkoutMessages from "./checkout-messages.json" with { type: "json" };
import { fillText, fillTexts, type FillValues } from "./fill-texts.ts";
import quantityMessages from "./quantity-messages.json" with { type: "json" };

const shopMessages = { ...quantityMessages, ...cartMessages, ...checkoutMessages } satisfies Record<
  string,
  Texts
>;

/** A message of cart, checkout and orders. */
export type ShopMessageKey = keyof typeof shopMessages;

/** A message in a language, its `{placeholders}` filled; numbers are formatted for that language. */
export function shopMessage(key: ShopMessageKey, locale: Locale, values: FillValues = {}): string {
  return fillText(shopMessages[key], locale, values);
}

/** The same in every language. */
export function shopTexts(key: ShopMessageKey, values: FillValues = {}): Texts {
  return fillTexts(shopMessages[key], values);
}
