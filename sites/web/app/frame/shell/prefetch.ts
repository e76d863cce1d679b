import { matchPath } from "@preforma/domain/routes";
import { queriesOf } from "../../features/catalogue/page-queries.ts";
import { ensureNamespaces } from "../../platform/i18n/browser.ts";
import { browserClient, queryClient } from "../../platform/loading/load.browser.ts";
import { namespacesOf } from "../../platform/pages/page-table.ts";

/** Fetches ahead what a page will ask for: its module, its texts and its data. A failure shows when it matters. */
export function prefetchPage(url: URL): void {
  const match = matchPath(url.pathname);
  if (!match) return;
  void ensureNamespaces(namespacesOf(match.name)).catch(() => undefined);
  for (const query of queriesOf(match, url.searchParams, browserClient))
    void queryClient.prefetchQuery(query);
  prefetchModule(`${match.name}.${match.locale}`);
}

interface RouteManifest {
  routes: Readonly<
    Record<string, { module: string; imports?: readonly string[]; clientLoaderModule?: string } | undefined>
  >;
}

/** React Router's own list of what each route is made of, which its `<Link prefetch>` reads too. */
function prefetchModule(routeId: string): void {
  const manifest = (window as unknown as { __reactRouterManifest?: RouteManifest }).__reactRouterManifest;
  const route = manifest?.routes[routeId];
  if (!route) return;
  for (const href of [route.module, route.clientLoaderModule, ...(route.imports ?? [])]) {
    if (href === undefined || document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
}
