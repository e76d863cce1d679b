import { z } from "zod";
import { complaint } from "@preforma/domain/validation";
import { isCustomerGroup, maxPieces, maxPriceBreaks, type StatedPriceBreak } from "@preforma/domain/shop";
import customerMessages from "../account/block-messages.json" with { type: "json" };
import catalogueMessages from "./messages.json" with { type: "json" };

/** Higher values are codes or dates in the wrong column, minor units. */
export const maxUnitPrice = 100_000_000_000;

/** A list of prices from `least` on, of a piece without VAT, in minor units of the article's currency. */
const listFrom = (least: 0 | 1) =>
  z
    .array(
      z.strictObject({
        from_quantity: z.int().positive().max(maxPieces),
        amount_minor: z.int().min(least).max(maxUnitPrice),
        group: z
          .string()
          .refine(isCustomerGroup, complaint(customerMessages.groupName))
          .nullable()
          .default(null),
      }),
    )
    .max(maxPriceBreaks)
    .refine(
      (breaks) =>
        new Set(breaks.map(({ from_quantity, group }) => `${group} ${from_quantity}`)).size === breaks.length,
      complaint(catalogueMessages.priceTwice),
    );

/** The prices of larger quantities in a request or an import. */
export const priceListSchema = listFrom(1);
/** The same in a stored article: earlier releases accepted 0. */
export const storedPriceListSchema = listFrom(0);

/** The price list of a stored article. */
export const storedPriceList = (text: string | null): StatedPriceBreak[] =>
  text === null ? [] : storedPriceListSchema.parse(JSON.parse(text));

/** An article's price list with the currency of its amounts, as stored. */
export interface StoredList {
  currency: string | null;
  price_breaks: string | null;
}

/** The stored list for an article whose price has a given currency. Its amounts mean nothing in another currency. */
export const listInCurrency = ({ currency, price_breaks }: StoredList, ofPrice = currency): string | null =>
  currency === null || currency === ofPrice ? price_breaks : null;

/** The currency of an article without a price: that of its list, which stays for the next price. */
export const currencyOfList = (stored: StoredList | undefined): string | null =>
  stored?.price_breaks ? stored.currency : null;

/** The stored form of a price list, sorted by group and quantity: equal lists give equal text. */
export const priceListText = (breaks: readonly StatedPriceBreak[]): string =>
  JSON.stringify(
    breaks
      .toSorted(
        (one, other) =>
          (one.group ?? "").localeCompare(other.group ?? "") || one.from_quantity - other.from_quantity,
      )
      .map(({ from_quantity, amount_minor, group }) => ({ from_quantity, amount_minor, group })),
  );
