import type { ProductSummary } from "../catalogue/schema.ts";
import {
  getQuery,
  type QueryDescription,
  type SafeAnswer,
  type SafeClient,
  type StrictClient,
} from "../http/index.ts";
import type { Locale } from "../locales/index.ts";

/** Prefix of every key of favourites. */
export const favouritesKey = "favourites";

/** Ids of a customer's favourites, cached per customer, in the order of addition. */
export const favouriteIdsQuery = (client: StrictClient, customerId: number): QueryDescription<number[]> =>
  getQuery(client, [favouritesKey, customerId, "ids"], `products/favorites/${customerId}`, {
    query: { relation: false },
  });

/** A customer's favourites as product summaries, the latest first. */
export const favouriteProductsQuery = (
  client: StrictClient,
  locale: Locale,
  customerId: number,
): QueryDescription<ProductSummary[]> =>
  getQuery(client, [favouritesKey, customerId, "products", locale], `products/favorites/${customerId}`, {
    query: { relation: true, languageCode: locale },
  });

/** Adds a product to a customer's favourites; idempotent. */
export const addFavourite = (
  client: SafeClient,
  customerId: number,
  productId: number,
): Promise<SafeAnswer<null>> =>
  client.post("products/favorite", { product_id: productId, customer_id: customerId });

/** Removes a product; idempotent. */
export const removeFavourite = (
  client: SafeClient,
  customerId: number,
  productId: number,
): Promise<SafeAnswer<null>> =>
  client.delete("products/favorite", { product_id: productId, customer_id: customerId });

/** The cached ids after an addition: the id is last, and only once. */
export function withFavourite(ids: readonly number[], productId: number): number[] {
  return ids.includes(productId) ? [...ids] : [...ids, productId];
}

/** The cached ids after a removal. */
export function withoutFavourite(ids: readonly number[], productId: number): number[] {
  return ids.filter((id) => id !== productId);
}
