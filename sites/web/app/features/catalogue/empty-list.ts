import { listPageSize, type FacetedList } from "@preforma/domain/catalogue";

/** A list that could not be read: nothing is in it, and the page that was asked for is there (section 8). */
export const emptyList = (page: number): FacetedList => ({
  products: [],
  meta: {
    page,
    limit: listPageSize,
    totalItems: 0,
    totalPages: page,
    hasNextPage: false,
    hasPreviousPage: page > 1,
  },
  facets: [],
  volume_range: null,
  suggestion: null,
});
