import type { Locale } from "@preforma/domain/locales";
import { lineAmount, nextValidQuantity, unitPriceAt } from "@preforma/domain/shop";
import { wholeNumberOf } from "@preforma/domain/text";
import { formatNumber } from "@preforma/domain/vocabulary";
import type { TFunction } from "i18next";
import type { ProductPageView } from "./product-page-view.ts";

/** A quantity that can be ordered, formatted, and its price without VAT, minor units. */
export interface LineTotal {
  quantity: string;
  amountMinor: number;
}

/** The inputs for the price of a quantity. */
interface Pricing extends Pick<ProductPageView, "price" | "priceList"> {
  buy: Pick<ProductPageView["buy"], "smallest" | "carton">;
}

/**
 * The total for the quantity in the field, rounded up to full cartons and the smallest order; null for articles without
 * a price, and for more than can be ordered.
 */
export function lineTotal(
  written: string,
  { price, priceList, buy }: Pricing,
  locale: Locale,
  t: TFunction,
): LineTotal | null {
  const rule = { minimum_order: buy.smallest, carton_quantity: buy.carton?.pieces ?? null };
  const quantity = nextValidQuantity(wholeNumberOf(written) ?? 0, rule);
  if (price === null || quantity === null) return null;
  const counted = (key: string, count: number) =>
    t(`product:${key}`, { count, formatted: formatNumber(count, locale) });
  const cartons = rule.carton_quantity && quantity / rule.carton_quantity;
  const unit = unitPriceAt(quantity, {
    amount_minor: price.amountMinor,
    breaks: priceList.map((step) => ({ from_quantity: step.quantity, amount_minor: step.amountMinor })),
  });
  return {
    quantity: [counted("pieces", quantity), ...(cartons ? [counted("logistics.cartons", cartons)] : [])].join(
      " · ",
    ),
    amountMinor: lineAmount({ quantity, unit_price_minor: unit }),
  };
}
