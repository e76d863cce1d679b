import { createStrictClient } from "@preforma/domain/http";
import { QueryClient } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import type { Namespace } from "../pages/pages.ts";
import { namespacesOf, type PageName } from "../pages/pages.ts";
import { documentLocale, ensureNamespaces } from "../i18n/browser.ts";
import type { Load, PageContext } from "./page-context.ts";

/** The browser's cache of what the API answered; one per document, which has one language. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});

/** The browser's way to the API. */
export const browserClient = createStrictClient();

/** Loads a page that is reached without leaving the document: from the API, with its texts. */
export async function loadInBrowser<Data>(
  name: PageName,
  args: ClientLoaderFunctionArgs,
  load: Load<Data>,
): Promise<Data> {
  const namespaces: readonly Namespace[] = namespacesOf(name);
  const translator = await ensureNamespaces(namespaces);
  return load({
    locale: documentLocale(),
    url: new URL(args.request.url),
    params: args.params,
    t: translator.t,
    client: browserClient,
    read: (query) => queryClient.fetchQuery(query),
    readShared: (query) => queryClient.fetchQuery(query),
  } satisfies PageContext);
}
