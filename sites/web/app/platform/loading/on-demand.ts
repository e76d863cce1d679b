import type { ClientLoaderFunctionArgs } from "react-router";
import type { Load } from "./page-context.ts";

/**
 * Loads a page that is reached without leaving the document. The API client and its cache are fetched with
 * the first such page, or when a link to one is looked at; a first visit does without them.
 */
export async function loadInBrowser<Data>(args: ClientLoaderFunctionArgs, load: Load<Data>): Promise<Data> {
  const browser = await import("./load.browser.ts");
  return browser.loadInBrowser(args, load);
}

/** The same for the pages on which visits begin: their loading is fetched then, too. */
export async function loadOnDemand<Data>(
  args: ClientLoaderFunctionArgs,
  fetchLoad: () => Promise<{ load: Load<Data> }>,
): Promise<Data> {
  const [browser, { load }] = await Promise.all([import("./load.browser.ts"), fetchLoad()]);
  return browser.loadInBrowser(args, load);
}
