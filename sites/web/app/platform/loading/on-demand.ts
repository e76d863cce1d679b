import type { ClientLoaderFunctionArgs } from "react-router";
import type { Load } from "./page-context.ts";

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
