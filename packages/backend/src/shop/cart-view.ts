import { availabilityOf, couponProblemTexts, lineAmount, type Cart } from "@preforma/domain/shop";
import type { Locale } from "@preforma/domain/locales";
import { previewOf } from "../catalogue/preview.ts";
import type { ShopServices } from "./services.ts";
import type { PricedCart, PricedCartLine } from "./cart-pricing.ts";

/** The cart of a visitor who has not added anything yet. */
export const emptyCart: Cart = {
  lines: [],
  coupon: null,
  totals: null,
  can_order: false,
  updated_at: null,
};

/** A priced cart in a language, in the contract's form. */
export function presentCart(cart: PricedCart, services: ShopServices, locale: Locale): Cart {
  return {
    lines: cart.lines.map((line) => presentLine(line, services, locale)),
    coupon: cart.coupon && {
      code: cart.coupon.row.code,
      type: cart.coupon.row.type,
      value: cart.coupon.row.value,
      is_applied: cart.coupon.problem === null,
      message:
        cart.coupon.problem === null
          ? null
          : couponProblemTexts(cart.coupon.problem, cart.coupon.row)[locale],
    },
    totals: cart.totals,
    can_order: cart.canOrder,
    updated_at: cart.row.updated_at,
  };
}

function presentLine(line: PricedCartLine, services: ShopServices, locale: Locale): Cart["lines"][number] {
  const { row, product, shown, unitPriceMinor } = line;
  const display = services.settings().stock_display;
  return {
    id: row.id,
    product_id: row.product_id,
    code: product?.code ?? "",
    ...previewOf(shown, services.media, locale),
    colour: row.colour === "" ? null : row.colour,
    quantity: row.quantity,
    minimum_order: product?.minimum_order ?? 1,
    carton_quantity: product?.carton_quantity ?? null,
    stock: row.colour === "" && display === "amount" ? (product?.stock ?? null) : null,
    availability:
      row.colour === "" && product && shown
        ? availabilityOf(product, product, { quantity: row.quantity, display })
        : null,
    unit_price_minor: unitPriceMinor,
    previous_unit_price_minor:
      unitPriceMinor !== null && unitPriceMinor !== row.seen_price_minor ? row.seen_price_minor : null,
    amount_minor:
      unitPriceMinor === null
        ? null
        : lineAmount({ quantity: row.quantity, unit_price_minor: unitPriceMinor }),
    next_price: line.nextPrice && {
      from_quantity: line.nextPrice.from_quantity,
      unit_price_minor: line.nextPrice.amount_minor,
    },
    issues: line.issues.map((issue) => ({
      kind: issue.kind,
      message: issue.texts[locale],
      suggested_quantity: issue.suggestedQuantity,
    })),
  };
}
