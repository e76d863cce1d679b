import type { Locale } from "@preforma/domain/locales";
import {
  lineAmount,
  nextValidQuantity,
  unitPriceAt,
  type PriceBreak,
  type QuantityRule,
} from "@preforma/domain/shop";
import { wholeNumberOf } from "@preforma/domain/text";
import { formatNumber } from "@preforma/domain/vocabulary";
import type { TFunction } from "i18next";

/** What decides the price of a quantity. */
export interface Pricing extends QuantityRule {
  currency: string;
  /** Of a piece without VAT, minor units, where no step of the price list is reached. */
  amount_minor: number;
  breaks: readonly PriceBreak[];
}

/** A quantity that can be ordered, in words, and what it costs without VAT. */
export interface LineTotal {
  quantity: string;
  price: { amountMinor: number; currency: string };
}

/**
 * The total of what stands in the field, raised to full cartons and the smallest order; null for what has no price, and
 * for more than can be ordered.
 */
export function lineTotal(
  written: string,
  pricing: Pricing | null,
  locale: Locale,
  t: TFunction,
): LineTotal | null {
  if (pricing === null) return null;
  const quantity = nextValidQuantity(wholeNumberOf(written) ?? 0, pricing);
  if (quantity === null) return null;
  const counted = (key: string, count: number) =>
    t(`product:${key}`, { count, formatted: formatNumber(count, locale) });
  const cartons = pricing.carton_quantity && quantity / pricing.carton_quantity;
  return {
    quantity: [counted("pieces", quantity), ...(cartons ? [counted("logistics.cartons", cartons)] : [])].join(
      " · ",
    ),
    price: {
      amountMinor: lineAmount({ quantity, unit_price_minor: unitPriceAt(quantity, pricing) }),
      currency: pricing.currency,
    },
  };
}
