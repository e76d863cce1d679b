/** Debounce of a search while typing, in ms. */
export const searchDebounceMs = 500;

/** Hits per page of search results, and the max of the inline search. */
export const searchPageSize = 15;

/** Products per page of a list. */
export const listPageSize = 20;

/** Cards in one overlay of the products mega menu. */
export const megaMenuCards = 8;

/** Max products in a comparison; more fit neither a reader's eye nor a sheet of paper. */
export const maxComparedProducts = 4;
