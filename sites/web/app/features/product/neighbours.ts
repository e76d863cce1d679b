import { accessoriesQuery, recommendedQuery } from "@preforma/domain/catalogue";
import type { StrictClient } from "@preforma/domain/http";
import type { Locale } from "@preforma/domain/locales";

/** Cards of the rows below a product. */
export const rowLength = 4;

/** What fits a product: a row, and one more where there is more to see. */
export const fittingQuery = (client: StrictClient, locale: Locale, id: number) =>
  accessoriesQuery(client, locale, id, rowLength + 1);

/** A row of products like one. */
export const similarQuery = (client: StrictClient, locale: Locale, id: number) =>
  recommendedQuery(client, locale, id, rowLength);
