import { createQueryClient } from "./query-client.ts";

/** The browser's cache of what the API answered, for all languages of the document: what differs between them has the language in its key. */
export const queryClient = createQueryClient();
