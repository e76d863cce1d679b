import type { QueryDescription, StrictClient } from "@preforma/domain/http";
import type { Locale } from "@preforma/domain/locales";
import type { DehydratedState, QueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";

/** What a page is loaded with: the same on the server and in the browser, so that one function serves both. */
export interface PageContext {
  locale: Locale;
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  /** Texts of the page's namespaces. */
  t: TFunction;
  client: StrictClient;
  /** The cache of what components read by queries: the request's own on the server, the document's in a browser. */
  queryClient: QueryClient;
  /** What the server has put there, for `PageQueries`; undefined in a browser, where it is in its place. */
  dehydrated: () => DehydratedState | undefined;
  /** Answers a query: in the browser from its cache while that is fresh. */
  read: <Data>(query: QueryDescription<Data>) => Promise<Data>;
  /** The same for what many pages ask alike (categories, slugs): on the server once per catalogue version for all visitors. */
  readShared: <Data>(query: QueryDescription<Data>) => Promise<Data>;
  /** What was read, or `empty` where the API fails (section 8): the page is shown without it, and is not cached. */
  orElse: <Data, Empty>(reading: Promise<Data>, empty: Empty) => Promise<Data | Empty>;
}

/** Gives a page its data, or throws a redirect or a 404. */
export type Load<Data> = (page: PageContext) => Promise<Data>;

/** What the component of a page is given. */
export interface PageProps<PageLoad extends Load<unknown>> {
  loaderData: Awaited<ReturnType<PageLoad>>;
}
