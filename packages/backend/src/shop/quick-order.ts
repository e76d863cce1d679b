import {
  nextValidQuantity,
  quantityProblemTexts,
  quantityProblem,
  shopTexts,
  smallestQuantity,
  type QuickOrderEntry,
  type QuickOrderLine,
} from "@preforma/domain/shop";
import type { Locale } from "@preforma/domain/locales";
import { nearCodes, productOfCode } from "../catalogue/codes.ts";
import { previewOf } from "../catalogue/preview.ts";
import { priceOf, pricedProducts } from "./cart-pricing.ts";
import type { ShopServices } from "./services.ts";

/** Resolves codes and quantities: the articles, the necessary corrections, and why an article is unavailable. */
export async function understand(
  services: ShopServices,
  entries: readonly QuickOrderEntry[],
  locale: Locale,
  customerId: number | null,
): Promise<QuickOrderLine[]> {
  const { products } = services.catalogue();
  const ids = entries.map(({ code }) => productOfCode(products, code));
  const priced = await pricedProducts(
    services.db,
    ids.filter((id) => id !== undefined),
    customerId,
  );
  return entries.map(({ code, quantity, unit = "piece" }, place): QuickOrderLine => {
    const id = ids[place];
    const product = id === undefined ? undefined : priced.get(id);
    const shown = id === undefined ? undefined : products.get(id);
    if (product?.is_active !== 1 || !shown)
      return {
        code,
        quantity,
        unit,
        product: null,
        suggested_quantity: null,
        suggested_codes: nearCodes(products, code),
        message: shopTexts("quickUnknown")[locale],
      };
    const carton = unit === "carton" ? product.carton_quantity : null;
    const pieces = quantity === null ? null : quantity * (carton ?? 1);
    const problem = pieces === null ? null : quantityProblem(pieces, product);
    const suggested = pieces === null ? smallestQuantity(product) : nextValidQuantity(pieces, product);
    const price = priceOf(product, suggested ?? pieces ?? 0);
    const messages = !price
      ? [shopTexts("onRequest")]
      : quantity === null
        ? [shopTexts("quickNoQuantity", { minimum: smallestQuantity(product) })]
        : [
            unit === "carton" &&
              (carton === null
                ? shopTexts("quickPieces")
                : shopTexts("quickCartons", { cartons: quantity, carton })),
            problem && quantityProblemTexts(problem, product),
          ];
    return {
      code,
      quantity,
      unit,
      product: {
        product_id: product.id,
        code: product.code,
        ...previewOf(shown, services.media, locale),
        minimum_order: product.minimum_order,
        carton_quantity: product.carton_quantity,
        unit_price_minor: price?.amountMinor ?? null,
        currency: price?.currency ?? null,
      },
      suggested_quantity: problem ? (suggested ?? problem.lower) : (pieces ?? suggested),
      suggested_codes: [],
      message: messages.flatMap((texts) => (texts ? [texts[locale]] : [])).join(" ") || null,
    };
  });
}
