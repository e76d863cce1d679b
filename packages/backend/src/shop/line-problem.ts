import { quantityProblemTexts, quantityProblem, shopTexts } from "@preforma/domain/shop";
import type { Texts } from "@preforma/domain/validation";
import type { CatalogueModel } from "../catalogue/model.ts";
import { priceOf, shortageOf, type PricedProduct } from "./cart-pricing.ts";
import type { NewLine } from "./cart-store.ts";

/** An article that a visitor wants to add to the cart. */
export interface WantedLine {
  product_id: number;
  quantity: number;
  /** Null is the article's own colour. */
  colour: string | null;
}

/** Why an article cannot be added to a cart. */
export interface LineProblem {
  status: 400 | 404 | 409;
  /** Null if the article does not exist. */
  texts: Texts | null;
  /** Whether another quantity would be accepted. */
  isOfQuantity?: boolean;
}

/**
 * Checks an article before it is added to a cart in that currency: returns its line, or the reason why it is
 * unavailable.
 */
export function lookAtLine(
  line: WantedLine,
  product: PricedProduct | undefined,
  { products }: Pick<CatalogueModel, "products">,
  currency: string | null,
): { line: NewLine } | { problem: LineProblem } {
  if (product?.is_active !== 1 || !products.has(line.product_id))
    return { problem: { status: 404, texts: null } };
  const price = priceOf(product, line.quantity);
  if (!price) return { problem: { status: 409, texts: shopTexts("onRequest") } };
  const problem = quantityProblem(line.quantity, product);
  if (problem)
    return { problem: { status: 400, texts: quantityProblemTexts(problem, product), isOfQuantity: true } };
  const shortage = line.colour === null ? shortageOf(product, line.quantity) : null;
  if (shortage)
    return {
      problem:
        shortage.available === null
          ? { status: 409, texts: shopTexts("outOfStock") }
          : { status: 409, texts: shortage.texts, isOfQuantity: true },
    };
  if (currency !== null && currency !== price.currency)
    return { problem: { status: 409, texts: shopTexts("otherCurrency", { currency }) } };
  return {
    line: {
      product_id: line.product_id,
      colour: line.colour ?? "",
      quantity: line.quantity,
      seenPriceAt: (pieces) => priceOf(product, pieces)?.amountMinor ?? price.amountMinor,
      seen_currency: price.currency,
      shortageAt: (pieces) => (line.colour === null ? (shortageOf(product, pieces)?.texts ?? null) : null),
    },
  };
}
