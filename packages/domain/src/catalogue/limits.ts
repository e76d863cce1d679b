/** Quiet time after the last key before a search is sent, in ms. */
export const searchDebounceMs = 500;

/** Hits per page of search results, and the most that the inline search shows. */
export const searchPageSize = 15;

/** Products per page of a list. */
export const listPageSize = 20;

/** Cards in one overlay of the products mega menu. */
export const megaMenuCards = 8;

/** How many products are compared with each other at most; more do not fit a reader's eye, nor a sheet of paper. */
export const comparableProducts = 4;
