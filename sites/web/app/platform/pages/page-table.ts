import { matchPath, type RouteName } from "@preforma/domain/routes";

/** Names that the site adds to the platform's types by declaration merging; see `frame/pages.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- the site extends it
export interface SiteNames {}

/** A translation file of the site: `locales/<language>/<namespace>.json`. */
export type Namespace = SiteNames extends { namespace: infer Name extends string } ? Name : string;

/** One page of the site: its module and the translations it needs. */
export interface PageRow {
  name: RouteName;
  /** Path of the route module in the app folder. */
  file: string;
  /** Namespaces besides `common`. A page that uses one that is missing here does not hydrate. */
  namespaces: readonly Namespace[];
  /**
   * `visitor` for a page that is made for the requesting visitor: with their cookies, never cached, in no sitemap. All
   * others are public: the same for everyone, and cached.
   */
  audience?: "visitor";
}

const rows = new Map<string, PageRow>();

/** Registers the pages of the site. Called once, before a page is loaded or rendered. */
export function definePages(pages: readonly PageRow[]): void {
  for (const page of pages) rows.set(page.name, page);
}

/** Whether that page is made for one visitor. */
export function isForVisitor(name: RouteName): boolean {
  return rows.get(name)?.audience === "visitor";
}

/**
 * The namespaces that a page needs besides `common`, by its name or the id of its route; none for a page that is not in
 * the table.
 */
export function namespacesOf(routeId: string): readonly Namespace[] {
  return rows.get(routeId.split(".", 1)[0] ?? "")?.namespaces ?? [];
}

/** The same for the page at a path of any language. */
export function namespacesAt(pathname: string): readonly Namespace[] {
  const page = matchPath(pathname);
  return page ? namespacesOf(page.name) : [];
}
