import { QueryClient } from "@tanstack/react-query";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** The data belongs to the signed-in person: it is removed when another person signs in. */
      isPersonal?: boolean;
    };
  }
}

/** Makes the cache of what is read from the API: one for each request on the server, one for each document in a browser. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // On the server an API that fails is no reason to let the visitor wait for a second try.
        retry: import.meta.env.SSR ? 0 : 1,
        refetchOnWindowFocus: false,
        // Without a connection a page fails at once, and its saved document takes its place; it must not wait for ever.
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
