import { matchPath } from "@preforma/domain/routes";
import { queriesOf } from "../../features/catalogue/page-queries.ts";
import { ensureNamespaces } from "../../platform/i18n/browser.ts";
import { browserClient } from "../../platform/loading/load.browser.ts";
import { queryClient } from "../../platform/loading/query-client.browser.ts";
import { namespacesOf } from "../../platform/pages/page-table.ts";

/** Fetches ahead what a page will ask for: its texts and its data. A failure shows when it matters. */
export function prefetchPage(url: URL): void {
  const match = matchPath(url.pathname);
  if (!match) return;
  void ensureNamespaces(namespacesOf(match.name)).catch(() => undefined);
  for (const query of queriesOf(match, url.searchParams, browserClient))
    void queryClient.prefetchQuery(query);
}
