import type { OrderList } from "@preforma/domain/shop";

/** The position of a page in a list. */
export function listMeta(totalItems: number, page: number, limit: number): OrderList["meta"] {
  const totalPages = Math.ceil(totalItems / limit);
  return { page, limit, totalItems, totalPages, hasNextPage: page < totalPages, hasPreviousPage: page > 1 };
}
