import {
  maxPieces,
  nextValidQuantity,
  quantityProblemTexts,
  quantityProblem,
  shopTexts,
  type ReorderedLine,
} from "@preforma/domain/shop";
import type { Locale } from "@preforma/domain/locales";
import type { Texts } from "@preforma/domain/validation";
import { priceCart, priceOf, pricedProducts, type PricedProduct } from "./cart-pricing.ts";
import { addLine, customerCart, linesOf, type CartLineRow } from "./cart-store.ts";
import type { OrderRow } from "./orders/store.ts";
import type { ShopServices } from "./services.ts";

type OrderedLine = OrderRow["lines"][number];

/** Why a line is left out; null if it is not. */
type Refusal = Texts | null;

/**
 * Puts the lines of an order into its customer's cart again, at today's prices. A quantity that is no longer sold is
 * raised to the next one that is; unavailable articles are left out, with the reason. An article that is already in the
 * cart gets the larger quantity, so that pressing twice orders nothing twice. The cart itself reports prices that
 * differ from the order's, and stock that is too low.
 */
export async function reorder(
  services: ShopServices,
  order: OrderRow,
  customerId: number,
  locale: Locale,
): Promise<ReorderedLine[]> {
  const products = await pricedProducts(
    services.db,
    order.lines.map((line) => line.product_id),
    customerId,
  );
  return services.db.transaction().execute(async (transaction) => {
    const cart = await customerCart(transaction, customerId);
    const { totals } = await priceCart(transaction, services.catalogue(), cart);
    let currency = totals?.currency ?? null;
    const outcomes: ReorderedLine[] = [];
    for (const line of order.lines) {
      const product = products.get(line.product_id);
      const report = (outcome: ReorderedLine["outcome"], texts: Texts | null): void =>
        void outcomes.push({
          product_id: line.product_id,
          code: line.code,
          title: line.title,
          outcome,
          message: texts?.[locale] ?? null,
        });
      const isShown = services.catalogue().products.has(line.product_id);
      const price = product && priceOf(product, line.quantity);
      const refusal: Refusal =
        product?.is_active !== 1 || !isShown
          ? shopTexts("reorderGone")
          : !price
            ? shopTexts("onRequest")
            : currency !== null && price.currency !== currency
              ? shopTexts("otherCurrency", { currency })
              : null;
      if (refusal || !product || !price) {
        report("left_out", refusal);
        continue;
      }
      const wanted = quantityNow(line, product);
      if (wanted.quantity === null) {
        report("left_out", wanted.texts);
        continue;
      }
      const held = await linesOf(transaction, cart.id);
      const missing = wanted.quantity - heldPieces(held, line);
      const added =
        missing <= 0
          ? "added"
          : await addLine(transaction, cart.id, {
              product_id: line.product_id,
              colour: line.colour ?? "",
              quantity: missing,
              // The last paid price counts as seen, so that the cart reports a different one.
              seenPriceAt: (pieces) =>
                price.currency === order.currency && pieces === line.quantity
                  ? line.unit_price_minor
                  : (priceOf(product, pieces)?.amountMinor ?? price.amountMinor),
              seen_currency: price.currency,
            });
      if (added === "gone") throw new Error("A customer's cart is gone in the middle of a transaction.");
      if (added !== "added") report("left_out", added.texts);
      else {
        currency ??= price.currency;
        report(wanted.texts ? "changed" : "added", wanted.texts);
      }
    }
    return outcomes;
  });
}

/** The quantity of a line as sold now, and the message if it differs. */
function quantityNow(
  { quantity }: OrderedLine,
  product: PricedProduct,
): { quantity: number | null; texts: Texts | null } {
  const problem = quantityProblem(quantity, product);
  if (!problem) return { quantity, texts: null };
  const next = quantity > maxPieces ? null : nextValidQuantity(quantity, product);
  return next === null
    ? { quantity: null, texts: quantityProblemTexts(problem, product) }
    : { quantity: next, texts: shopTexts("reorderQuantity", { before: quantity, now: next }) };
}

const heldPieces = (held: readonly CartLineRow[], { product_id, colour }: OrderedLine): number =>
  held.find((line) => line.product_id === product_id && line.colour === (colour ?? ""))?.quantity ?? 0;
