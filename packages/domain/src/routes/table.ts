import type { Locale } from "../locales/index.ts";

/** What the router knows of one page. */
export interface RouteRow {
  /** Path behind the language prefix, without slashes at its ends; `:name` is a parameter, `:name?` may be absent. */
  paths: Readonly<Record<Locale, string>>;
  /** Whether search engines may list the page. */
  indexable: boolean;
  /** The page that this one names as its canonical address. */
  canonical?: string;
}

/** Cells in the order of the specification's table; Arabic takes the English slug. */
function cells(tr: string, en: string, de: string, fr: string, ru: string): Record<Locale, string> {
  return { tr, en, de, fr, ru, ar: en };
}

/** Outside the specification's map: the path stays the same behind the prefix. */
function same(path: string): Record<Locale, string> {
  return cells(path, path, path, path, path);
}

/** The products word of each language with something behind it. */
function products(rest: string): Record<Locale, string> {
  return cells(`urun${rest}`, `products${rest}`, `produkte${rest}`, `produits${rest}`, `produkty${rest}`);
}

/** The word between the products word and a category's id; the same in every language. */
export const categoryWord = "kategori";

const page = (paths: Record<Locale, string>) => ({ paths, indexable: true });
const unlisted = (paths: Record<Locale, string>, canonical?: string) => ({
  paths,
  indexable: false,
  canonical,
});

/**
 * Every address of the site, in every language: the specification's section 2 with the gaps filled as
 * decided. Routes, links, switcher, hreflang, sitemap and redirects are derived from this table alone.
 */
export const routes = {
  home: page(same("")),
  about: page(
    cells(
      "kurumsal/hakkimizda",
      "corporate/about-us",
      "unternehmen/uber-uns",
      "entreprise/a-propos-de-nous",
      "korporativnaya/o-nas",
    ),
  ),
  qualityCertificates: page(
    cells(
      "kurumsal/kalite-belgelerimiz",
      "corporate/quality-certificates",
      "unternehmen/qualitatszertifikate",
      "entreprise/certificats-de-qualite",
      "korporativnaya/sertifikaty-kachestva",
    ),
  ),
  managers: page(
    cells(
      "kurumsal/yoneticiler",
      "corporate/managers",
      "unternehmen/fuhrungskrafte",
      "entreprise/dirigeants",
      "korporativnaya/rukovoditeli",
    ),
  ),
  humanResources: page(
    cells(
      "kurumsal/insan-kaynaklari",
      "corporate/human-resources",
      "unternehmen/personalwesen",
      "entreprise/ressources-humaines",
      "korporativnaya/chelovecheskie-resursy",
    ),
  ),
  products: page(products("")),
  category: page(products(`/${categoryWord}/:id/:slug?`)),
  product: page(products("/:id/:slug")),
  /** Answers with a permanent redirect to the category's own address. */
  categoryBySlug: unlisted(products("/:slug"), "category"),
  references: page(cells("referanslar", "references", "referenzen", "references", "spravki")),
  contact: page(cells("iletisim", "contact", "kontakt", "contact", "kontakt")),
  legalDocuments: page(
    cells(
      "yasal-belgeler",
      "legal-documents",
      "rechtsdokumente",
      "documents-juridiques",
      "yuridicheskie-dokumenty",
    ),
  ),
  news: page(cells("haberler", "news", "nachrichten", "nouvelles", "novosti")),
  announcements: page(cells("duyurular", "announcements", "ankundigungen", "annonces", "obyavleniya")),
  blog: page(same("blog")),
  faq: page(cells("sss", "faq", "haufig-gestellte-fragen", "faq", "chasto-zadavaemye-voprosy")),
  /** The same questions as the FAQ with search and the way to support. */
  help: unlisted(same("sikca-sorulan-sorular"), "faq"),
  campaigns: page(cells("kampanyalar", "campaigns", "kampagnen", "campagnes", "kampanii")),
  bankAccounts: page(
    cells("banka-hesaplarimiz", "bank-accounts", "bankkonten", "comptes-bancaires", "bankovskie-scheta"),
  ),
  ralColours: page(cells("ral-renkleri", "ral-colours", "ral-farben", "couleurs-ral", "tsveta-ral")),
  compare: unlisted(cells("karsilastir", "compare", "vergleichen", "comparer", "sravnit")),
  favorites: unlisted(same("favorites")),
  login: unlisted(same("login")),
  register: unlisted(same("register")),
  forgottenPassword: unlisted(same("forgotten-password")),
  /** Where links in mails lead; the secret stands in `?token=`. */
  verifyEmail: unlisted(same("verify-email")),
  resetPassword: unlisted(same("reset-password")),
  confirmEmail: unlisted(same("confirm-email")),
  confirmDeletion: unlisted(same("confirm-deletion")),
  account: unlisted(same("account/membership-information")),
  cart: unlisted(same("cart")),
  checkout: unlisted(same("checkout")),
} as const satisfies Record<string, RouteRow>;

/** The name of a page in {@link routes}. */
export type RouteName = keyof typeof routes;

/** All pages, in the table's order. */
export const routeNames = Object.keys(routes) as RouteName[];

/** What stands behind the colons of a page's path, already decoded. */
export interface RouteParams {
  product: { id: number; slug: string };
  /** Without its slug the address still leads here; the site then redirects to the full one. */
  category: { id: number; slug: string };
  categoryBySlug: { slug: string };
}

/** Parameters of the page of that name; none for most. */
export type ParamsOf<Name extends RouteName> = Name extends keyof RouteParams
  ? RouteParams[Name]
  : Record<string, never>;

/** A path understood: which page, in which language, with which parameters. */
export type RouteMatch = {
  [Name in RouteName]: { locale: Locale; name: Name; params: ParamsOf<Name> };
}[RouteName];

/** Whether search engines may list that page. */
export function isIndexable(name: RouteName): boolean {
  return routes[name].indexable;
}

/** The page whose address is the canonical one for that page; itself in most cases. */
export function canonicalRoute(name: RouteName): RouteName {
  const row: RouteRow = routes[name];
  return (row.canonical as RouteName | undefined) ?? name;
}
