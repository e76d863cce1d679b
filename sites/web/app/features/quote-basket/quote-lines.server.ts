import { productDetailQuery, titleIn } from "@preforma/domain/catalogue";
import { ralColour } from "@preforma/domain/colour";
import type { QuoteLineData } from "@preforma/ui/cart-lines";
import { maxOfferItems, maxPieces } from "@preforma/domain/requests";
import { cardImage, productPath, chosenVariants } from "../catalogue/index.ts";
import { setCookie, type Visit } from "../../platform/loading/visit.server.ts";
import { ifThere } from "../../platform/http/if-there.ts";
import { cookieLine, cookieOf, visitorSeconds } from "../../platform/http/cookie-header.ts";

/** A product in the quote basket. */
export interface QuoteEntry {
  productId: number;
  /** Pieces. */
  quantity: number;
  /** Number of the requested RAL colour; null for the article's own. */
  ral: string | null;
}

/** Stores the basket in the visitor's browser, so that forms without script send it too. */
const quoteCookie = "preforma_quote";

/** The entries of a basket: `12x1080_15x200x5015`. Invalid entries are dropped. */
export function quoteEntries(cookies: string): QuoteEntry[] {
  return (cookieOf(cookies, quoteCookie) ?? "")
    .split("_")
    .flatMap((text) => {
      const [, productId, quantity, ral = null] = /^(\d{1,10})x(\d{1,9})(?:x(\d{4}))?$/.exec(text) ?? [];
      return productId === undefined
        ? []
        : [{ productId: Number(productId), quantity: Number(quantity), ral }];
    })
    .filter(({ quantity }) => quantity > 0 && quantity <= maxPieces)
    .slice(0, maxOfferItems);
}

/** The cookie that stores a basket; an empty one is deleted. */
export function quoteSetter(entries: readonly QuoteEntry[], isSecure: boolean): string {
  const value = entries
    .map(({ productId, quantity, ral }) => [productId, quantity, ...(ral === null ? [] : [ral])].join("x"))
    .join("_");
  return cookieLine(quoteCookie, value, {
    isSecure,
    maxAge: value === "" ? 0 : visitorSeconds,
    httpOnly: true,
  });
}

/** The id of an entry within the basket. */
export const entryId = ({ productId, ral }: QuoteEntry): string =>
  ral === null ? `${productId}` : `${productId}-${ral}`;

/**
 * The basket with one more product; the same product in the same colour gets the new quantity. Null where it is full.
 */
export function withEntry(entries: readonly QuoteEntry[], entry: QuoteEntry): QuoteEntry[] | null {
  const place = entries.findIndex((one) => entryId(one) === entryId(entry));
  if (place !== -1) return entries.with(place, entry);
  return entries.length < maxOfferItems ? [...entries, entry] : null;
}

/** The visitor's basket as lines; products that have left the catalogue are dropped. */
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
  setCookie(visit, quoteSetter(entries, visit.isSecure));
}

async function lineOf(entry: QuoteEntry, { strict, locale, t }: Visit): Promise<QuoteLineData | null> {
  const product = await ifThere(productDetailQuery(strict, locale, entry.productId).queryFn({}));
  if (product === null) return null;
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
    // Any quantity can be requested: the quote determines cartons and smallest orders.
    minimum_order: 1,
    carton_quantity: null,
  };
}
