import { locales } from "@preforma/domain/locales";
import { routePatterns, type RouteName } from "@preforma/domain/routes";

/** Translation files of the site; `common` is always loaded, `trade` is made from the domain's vocabulary. */
export type Namespace = "common" | "home" | "catalogue" | "product" | "company" | "trade";

/** One page of the site: which module renders it and which translations it needs. */
export interface PageRow {
  name: RouteName;
  /** Route module, from the app folder. */
  file: string;
  /** Namespaces beyond `common`. A page that uses one which its row lacks does not hydrate. */
  namespaces: readonly Namespace[];
}

/**
 * The pages that exist. Addresses come from the domain's route map; routes, the namespaces to load,
 * the sitemap and the links that menus may show all come from this table.
 */
export const pages = [
  { name: "home", file: "home/home.page.tsx", namespaces: ["home", "company"] },
  { name: "products", file: "catalogue/products.page.tsx", namespaces: ["catalogue"] },
  { name: "category", file: "catalogue/category.page.tsx", namespaces: ["catalogue"] },
  { name: "product", file: "product/product.page.tsx", namespaces: ["catalogue", "product", "trade"] },
  { name: "categoryBySlug", file: "catalogue/short-address.page.tsx", namespaces: ["catalogue"] },
  { name: "about", file: "company/about.page.tsx", namespaces: ["company"] },
  { name: "references", file: "company/references.page.tsx", namespaces: ["company"] },
  { name: "contact", file: "company/contact.page.tsx", namespaces: ["company"] },
] as const satisfies readonly PageRow[];

/** Name of a page that exists now. */
export type PageName = (typeof pages)[number]["name"];

/** The route modules in every language: one file stands under six route ids, such as `product.en`. */
export function pageRoutes(): { id: string; path: string; index: boolean; file: string }[] {
  return locales.flatMap((locale) => {
    const patterns = routePatterns(locale);
    return pages.map((page) => ({
      id: `${page.name}.${locale}`,
      path: patterns[page.name],
      index: patterns[page.name] === "",
      file: page.file,
    }));
  });
}

/** What a page needs beyond `common`, by the id of its route; a page that is not in the table needs nothing. */
export function namespacesOf(routeId: string): readonly Namespace[] {
  const name = routeId.split(".", 1)[0];
  return pages.find((page) => page.name === name)?.namespaces ?? [];
}
