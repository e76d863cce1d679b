import { productDetailQuery, titleIn } from "@preforma/domain/catalogue";
import { ralColour } from "@preforma/domain/colour";
import { ApiError } from "@preforma/domain/http";
import type { QuoteLineData } from "@preforma/ui/cart-lines";
import { cardImage, productPath, chosenVariants } from "../catalogue/index.ts";
import type { Visit } from "../../platform/loading/visit.server.ts";
import { setCookie } from "../shop/index.server.ts";
import { entryId, quoteEntries, quoteSetter, type QuoteEntry } from "./quote-cookie.ts";

/** The visitor's basket as its lines; products that have left the catalogue leave the basket. */
export async function readQuoteLines(visit: Visit): Promise<QuoteLineData[]> {
  const entries = quoteEntries(visit.visitor.cookies);
  const lines = await Promise.all(entries.map((entry) => lineOf(entry, visit)));
  if (lines.includes(null))
    saveQuote(
      visit,
      entries.filter((_, place) => lines[place] !== null),
    );
  return lines.filter((line) => line !== null);
}

/** Saves a basket in the visitor's browser. */
export function saveQuote(visit: Visit, entries: readonly QuoteEntry[]): void {
  setCookie(visit, quoteSetter(entries, visit.publicOrigin.startsWith("https:")));
}

async function lineOf(entry: QuoteEntry, { strict, locale, t }: Visit): Promise<QuoteLineData | null> {
  try {
    const product = await productDetailQuery(strict, locale, entry.productId).queryFn({});
    const wish = entry.ral === null ? undefined : ralColour(entry.ral);
    const variants = chosenVariants(product, locale, t).filter(
      ({ label }) => !wish || label !== t("product:spec.colour"),
    );
    return {
      id: entryId(entry),
      product_id: product.id,
      code: product.code,
      title: titleIn(product.translations, locale),
      href: productPath(product, locale),
      image: cardImage(product.images) ?? null,
      variants: wish
        ? [...variants, { label: t("shop:colour"), value: `RAL ${wish.code}`, hex: wish.hex }]
        : variants,
      quantity: entry.quantity,
      // Everything can be asked for: cartons and smallest orders are for the offer to say.
      minimum_order: 1,
      carton_quantity: null,
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
