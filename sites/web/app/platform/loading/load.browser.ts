import { ApiError, createStrictClient } from "@preforma/domain/http";
import { localeOf } from "@preforma/domain/routes";
import type { ClientLoaderFunctionArgs } from "react-router";
import { namespacesAt } from "../pages/page-table.ts";
import { ensureNamespaces } from "../i18n/browser.ts";
import { documentFetch } from "../i18n/document-fetch.ts";
import { leaveTo } from "./leave-to.ts";
import type { Load, PageContext } from "./page-load.ts";
import { queryClient } from "./query-client.browser.ts";

/** The browser's client of the API. */
export const browserClient = createStrictClient({ fetch: documentFetch });

/** Loads a page within the document: its data from the API, and its texts. */
export async function loadInBrowser<Data>(args: ClientLoaderFunctionArgs, load: Load<Data>): Promise<Data> {
  return loadPage(args, load).catch((failure: unknown) => {
    // The worker may have cached the whole document; else it reports the outage and lists the cached pages.
    if (!isLost(failure) || !navigator.serviceWorker?.controller) throw failure;
    return leaveTo(args.request.url);
  });
}

/** Whether there was no response. */
const isLost = (failure: unknown): boolean =>
  failure instanceof TypeError || (failure instanceof ApiError && failure.code === "NETWORK_ERROR");

async function loadPage<Data>(args: ClientLoaderFunctionArgs, load: Load<Data>): Promise<Data> {
  const url = new URL(args.request.url);
  const locale = localeOf(url.pathname);
  const translator = await ensureNamespaces(namespacesAt(url.pathname), locale);
  return load({
    locale,
    url,
    params: args.params,
    t: translator.t,
    client: browserClient,
    queryClient,
    dehydrated: () => undefined,
    read: (query) => queryClient.fetchQuery(query),
    readShared: (query) => queryClient.fetchQuery(query),
    orElse: (reading, empty) =>
      reading.catch((failure: unknown) => {
        // Without a connection the page itself has to report it.
        if (!(failure instanceof ApiError) || isLost(failure)) throw failure;
        return empty;
      }),
  } satisfies PageContext);
}
