import { QueryClient } from "@tanstack/react-query";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** The data belongs to the signed-in customer: it is removed when another one signs in. */
      isPersonal?: boolean;
    };
  }
}

/** Creates the cache of API data: one for each request on the server, one for each document in a browser. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // On the server a failing API must not make the visitor wait for a retry.
        retry: import.meta.env.SSR ? 0 : 1,
        refetchOnWindowFocus: false,
        // Without a connection a page must fail at once, for its cached document to replace it; it must not wait for
        // ever.
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
