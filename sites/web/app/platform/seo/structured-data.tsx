/** A node of schema.org, as JSON-LD. */
export type StructuredNode = Readonly<Record<string, unknown>> & { "@type": string };

/** A step of a breadcrumb; `path` is without origin. */
export interface Crumb {
  title: string;
  path: string;
}

/** The site itself, with its search. `searchPath` ends where the keyword goes. */
export function website(site: {
  name: string;
  origin: string;
  locale: string;
  homePath: string;
  searchPath: string;
}): StructuredNode {
  return {
    "@type": "WebSite",
    name: site.name,
    url: `${site.origin}${site.homePath}`,
    inLanguage: site.locale,
    publisher: { "@id": `${site.origin}/#organization` },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${site.origin}${site.searchPath}{search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

/** The company where another node refers to it: enough for readers of this page alone. */
export function companyNode(origin: string): StructuredNode {
  return {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: "Preforma",
    url: `${origin}/`,
    logo: `${origin}/brand/logo.svg`,
  };
}

/** The path from the home page to this one. */
export function breadcrumbList(origin: string, crumbs: readonly Crumb[]): StructuredNode {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.title,
      item: `${origin}${crumb.path}`,
    })),
  };
}

/**
 * The items of a list, in order; `first` is the position of the first one, from 1. Search engines read the details from
 * the pages that it names: https://developers.google.com/search/docs/appearance/structured-data/carousel#summary-page
 */
export function itemList(origin: string, paths: readonly string[], first = 1): StructuredNode {
  return {
    "@type": "ItemList",
    numberOfItems: paths.length,
    itemListElement: paths.map((path, index) => ({
      "@type": "ListItem",
      position: first + index,
      url: `${origin}${path}`,
    })),
  };
}

/** A URL with its origin, added where it is missing. */
export function absolute(origin: string, address: string): string {
  return address.startsWith("/") ? `${origin}${address}` : address;
}

/** Nodes as a data block. Characters that could end the script element are escaped. */
export function StructuredData({ nodes }: { nodes: readonly StructuredNode[] }) {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replaceAll(
    "<",
    "\\u003c",
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
