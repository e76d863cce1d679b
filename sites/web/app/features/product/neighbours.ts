import { accessoriesQuery, recommendedQuery } from "@preforma/domain/catalogue";
import type { StrictClient } from "@preforma/domain/http";
import type { Locale } from "@preforma/domain/locales";

/** Cards in a row below a product. */
export const rowLength = 4;

/** Accessories of a product: a row, and one more to know whether there are others. */
export const fittingQuery = (client: StrictClient, locale: Locale, id: number) =>
  accessoriesQuery(client, locale, id, rowLength + 1);

/** A row of similar products. */
export const similarQuery = (client: StrictClient, locale: Locale, id: number) =>
  recommendedQuery(client, locale, id, rowLength);
