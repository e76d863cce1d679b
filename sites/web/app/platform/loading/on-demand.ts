import type { ClientLoaderFunctionArgs } from "react-router";
import type { Load } from "./page-context.ts";

/**
 * The `clientLoader` of a page: loads it where it is reached without leaving the document. The API client and its cache
 * are fetched with the first such page, or when a link to one is looked at; a first visit does without them.
 */
export const loadInBrowser = <Data>(load: Load<Data>) => loadOnDemand(() => Promise.resolve({ load }));

/** The same for the pages on which visits begin: their loading is fetched then, too. */
export function loadOnDemand<Data>(fetchLoad: () => Promise<{ load: Load<Data> }>) {
  return async (args: ClientLoaderFunctionArgs): Promise<Data> => {
    const [browser, { load }] = await Promise.all([import("./load.browser.ts"), fetchLoad()]);
    return browser.loadInBrowser(args, load);
  };
}
