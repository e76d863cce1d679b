/** Prefix of every key, so that a change of the catalogue can invalidate all of it at once. */
export const catalogueKey = "catalogue";
