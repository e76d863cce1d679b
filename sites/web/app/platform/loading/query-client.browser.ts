import { createQueryClient } from "./query-client.ts";

/**
 * The browser's cache of API data, for all languages of the document: queries that depend on the language have it in
 * their keys.
 */
export const queryClient = createQueryClient();
