/** Storage key of the language that a visitor chose. */
export const languageKey = "preforma.language";
/** Storage key of the last searches. */
export const searchesKey = "preforma.searches";
/** Storage key of the products that are compared. */
export const compareKey = "preforma.compare";
/** Storage key of the products that were looked at last. */
export const recentKey = "preforma.recent";
