import { ApiError, createStrictClient } from "@preforma/domain/http";
import { localeOf } from "@preforma/domain/routes";
import type { ClientLoaderFunctionArgs } from "react-router";
import { namespacesAt } from "../pages/page-table.ts";
import { ensureNamespaces } from "../i18n/browser.ts";
import { documentFetch } from "../i18n/document-fetch.ts";
import { leaveTo } from "./leave-to.ts";
import type { Load, PageContext } from "./page-context.ts";
import { queryClient } from "./query-client.browser.ts";

/** The browser's way to the API. */
export const browserClient = createStrictClient({ fetch: documentFetch });

/** Loads a page that is reached without leaving the document: from the API, with its texts. */
export async function loadInBrowser<Data>(args: ClientLoaderFunctionArgs, load: Load<Data>): Promise<Data> {
  return loadPage(args, load).catch((failure: unknown) => {
    // The worker may have cached the whole document; else it says what is wrong, and what can be read.
    if (!isLost(failure) || !navigator.serviceWorker?.controller) throw failure;
    return leaveTo(args.request.url);
  });
}

/** Whether nothing answered. */
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
        // Without a connection the page itself has to say so.
        if (!(failure instanceof ApiError) || isLost(failure)) throw failure;
        return empty;
      }),
  } satisfies PageContext);
}
