import type { Locale } from "../locales/index.ts";
import type { Texts } from "../validation/index.ts";
import { cartMessages } from "./cart-messages.ts";
import { checkoutMessages } from "./checkout-messages.ts";
import { fillText, fillTexts, type FillValues } from "./fill-texts.ts";
import { quantityMessages } from "./quantity-messages.ts";

const shopMessages = { ...quantityMessages, ...cartMessages, ...checkoutMessages } satisfies Record<
  string,
  Texts
>;

/** A sentence of cart, checkout and orders. */
export type ShopMessageKey = keyof typeof shopMessages;

/** A sentence in a language, its `{placeholders}` filled; numbers are written that language's way. */
export function shopMessage(key: ShopMessageKey, locale: Locale, values: FillValues = {}): string {
  return fillText(shopMessages[key], locale, values);
}

/** The same in every language. */
export function shopTexts(key: ShopMessageKey, values: FillValues = {}): Texts {
  return fillTexts(shopMessages[key], values);
}
