import {
  nextValidQuantity,
  quantityComplaint,
  quantityProblem,
  shopTexts,
  smallestQuantity,
  type QuickOrderEntry,
  type QuickOrderLine,
} from "@preforma/domain/shop";
import type { Locale } from "@preforma/domain/locales";
import { nearCodes, productOfCode } from "../catalogue/codes.ts";
import { glanceAt } from "../catalogue/glance.ts";
import { priceOf, pricedProducts } from "./cart-pricing.ts";
import type { ShopServices } from "./services.ts";

/** Understands codes and quantities: what is meant, what is to be corrected, and why something cannot be had. */
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
  return entries.map(({ code, quantity }, place): QuickOrderLine => {
    const id = ids[place];
    const product = id === undefined ? undefined : priced.get(id);
    const shown = id === undefined ? undefined : products.get(id);
    if (product?.is_active !== 1 || !shown)
      return {
        code,
        quantity,
        product: null,
        suggested_quantity: null,
        suggested_codes: nearCodes(products, code),
        message: shopTexts("quickUnknown")[locale],
      };
    const problem = quantity === null ? null : quantityProblem(quantity, product);
    const suggested = quantity === null ? smallestQuantity(product) : nextValidQuantity(quantity, product);
    const price = priceOf(product, suggested ?? quantity ?? 0);
    const message = !price
      ? shopTexts("onRequest")
      : quantity === null
        ? shopTexts("quickNoQuantity", { minimum: smallestQuantity(product) })
        : problem && quantityComplaint(problem, product);
    return {
      code,
      quantity,
      product: {
        product_id: product.id,
        code: product.code,
        ...glanceAt(shown, services.media, locale),
        minimum_order: product.minimum_order,
        carton_quantity: product.carton_quantity,
        unit_price_minor: price?.amountMinor ?? null,
        currency: price?.currency ?? null,
      },
      suggested_quantity: quantity !== null && !problem ? quantity : (suggested ?? problem?.lower ?? null),
      suggested_codes: [],
      message: message?.[locale] ?? null,
    };
  });
}
