import type { QueryDescription, StrictClient } from "@preforma/domain/http";
import type { Locale } from "@preforma/domain/locales";
import type { DehydratedState, QueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import type { ClientLoaderFunctionArgs } from "react-router";

/**
 * The context of a page's load function: the same on the server and in the browser, so that one function serves both.
 */
export interface PageContext {
  locale: Locale;
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  /** Texts of the page's namespaces. */
  t: TFunction;
  client: StrictClient;
  /** The cache of queries that components read: per request on the server, per document in a browser. */
  queryClient: QueryClient;
  /** The server's queries, for `PageQueries`; undefined in a browser, where they are already in the cache. */
  dehydrated: () => DehydratedState | undefined;
  /** Runs a query: in the browser from its cache while that is fresh. */
  read: <Data>(query: QueryDescription<Data>) => Promise<Data>;
  /**
   * The same for queries that many pages share (categories, slugs): on the server once per catalogue version for all
   * visitors.
   */
  readShared: <Data>(query: QueryDescription<Data>) => Promise<Data>;
  /** The data, or `empty` where the API fails (section 8): the page is shown without it, and is not cached. */
  orElse: <Data, Empty>(reading: Promise<Data>, empty: Empty) => Promise<Data | Empty>;
}

/** Returns a page's data, or throws a redirect or a 404. */
export type Load<Data> = (page: PageContext) => Promise<Data>;

/** The props of a page's component. */
export interface PageProps<PageLoad extends Load<unknown>> {
  loaderData: Awaited<ReturnType<PageLoad>>;
}

/**
 * The `clientLoader` of a page: loads it within the document. The API client and its cache are fetched with the first
 * such page, or when the visitor hovers over a link to one; a first visit needs neither.
 */
export const loadInBrowser = <Data>(load: Load<Data>) => loadOnDemand(() => Promise.resolve({ load }));

/** The same for the pages on which visits begin: their load function is fetched on demand, too. */
export function loadOnDemand<Data>(fetchLoad: () => Promise<{ load: Load<Data> }>) {
  return async (args: ClientLoaderFunctionArgs): Promise<Data> => {
    const [browser, { load }] = await Promise.all([import("./load.browser.ts"), fetchLoad()]);
    return browser.loadInBrowser(args, load);
  };
}
