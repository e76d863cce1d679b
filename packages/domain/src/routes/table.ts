import type { Locale } from "../locales/index.ts";

/** What the router knows about one page. */
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

/** An industry's page below the word for industries. */
function sector(tr: string, en: string, de: string, fr: string, ru: string): Record<Locale, string> {
  return cells(`sektorler/${tr}`, `industries/${en}`, `branchen/${de}`, `secteurs/${fr}`, `otrasli/${ru}`);
}

/** The word between the products word and a category's id; the same in every language. */
export const categoryWord = "kategori";

/** A list's page with the id and slug of one of its entries behind it. */
function entryOf(list: Readonly<Record<Locale, string>>): Record<Locale, string> {
  return Object.fromEntries(
    Object.entries(list).map(([locale, path]) => [locale, `${path}/:id/:slug?`]),
  ) as Record<Locale, string>;
}

const lists = {
  humanResources: cells(
    "kurumsal/insan-kaynaklari",
    "corporate/human-resources",
    "unternehmen/personalwesen",
    "entreprise/ressources-humaines",
    "korporativnaya/chelovecheskie-resursy",
  ),
  news: cells("haberler", "news", "nachrichten", "nouvelles", "novosti"),
  announcements: cells("duyurular", "announcements", "ankundigungen", "annonces", "obyavleniya"),
  blog: same("blog"),
  campaigns: cells("kampanyalar", "campaigns", "kampagnen", "campagnes", "kampanii"),
};

const page = (paths: Record<Locale, string>) => ({ paths, indexable: true });
const unlisted = (paths: Record<Locale, string>, canonical?: string) => ({
  paths,
  indexable: false,
  canonical,
});

/**
 * Every address of the site, in every language. Routes, links, switcher, hreflang, sitemap and redirects are derived
 * from this table alone.
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
  production: page(
    cells(
      "kurumsal/uretim",
      "corporate/production",
      "unternehmen/produktion",
      "entreprise/production",
      "korporativnaya/proizvodstvo",
    ),
  ),
  quality: page(
    cells(
      "kurumsal/kalite-ve-laboratuvar",
      "corporate/quality-and-laboratory",
      "unternehmen/qualitat-und-labor",
      "entreprise/qualite-et-laboratoire",
      "korporativnaya/kachestvo-i-laboratoriya",
    ),
  ),
  sustainability: page(
    cells(
      "kurumsal/surdurulebilirlik",
      "corporate/sustainability",
      "unternehmen/nachhaltigkeit",
      "entreprise/developpement-durable",
      "korporativnaya/ustoychivoe-razvitie",
    ),
  ),
  humanResources: page(lists.humanResources),
  /** An open position, where people apply for it. */
  openPosition: page(entryOf(lists.humanResources)),
  products: page(products("")),
  category: page(products(`/${categoryWord}/:id/:slug?`)),
  product: page(products("/:id/:slug")),
  /** Answers with a permanent redirect to the category's own address. */
  categoryBySlug: unlisted(products("/:slug"), "category"),
  /** A GS1 Digital Link: leads scanners from the number of an article to its page. */
  productByGtin: unlisted(same("01/:gtin"), "product"),
  services: page(cells("hizmetler", "services", "dienstleistungen", "services", "uslugi")),
  downloads: page(cells("indirilenler", "downloads", "downloads", "telechargements", "zagruzki")),
  sectorFood: page(
    sector(
      "gida-ve-icecek",
      "food-and-drinks",
      "lebensmittel-und-getranke",
      "alimentation-et-boissons",
      "produkty-i-napitki",
    ),
  ),
  sectorCosmetics: page(
    sector(
      "kozmetik-ve-kisisel-bakim",
      "cosmetics-and-personal-care",
      "kosmetik-und-korperpflege",
      "cosmetique-et-soins",
      "kosmetika-i-ukhod",
    ),
  ),
  sectorHousehold: page(
    sector("ev-bakimi", "home-care", "haushaltspflege", "entretien-de-la-maison", "bytovaya-khimiya"),
  ),
  sectorPharma: page(
    sector(
      "ilac-ve-saglik",
      "pharma-and-health",
      "pharma-und-gesundheit",
      "pharmacie-et-sante",
      "farmatsevtika-i-zdorove",
    ),
  ),
  sectorAgriculture: page(
    sector("tarim", "agriculture", "landwirtschaft", "agriculture", "selskoe-khozyaystvo"),
  ),
  sectorIndustry: page(
    sector(
      "sanayi-ve-kimya",
      "industry-and-chemicals",
      "industrie-und-chemie",
      "industrie-et-chimie",
      "promyshlennost-i-khimiya",
    ),
  ),
  sectorAutomotive: page(
    sector("arac-bakimi", "car-care", "autopflege", "entretien-automobile", "avtokhimiya"),
  ),
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
  news: page(lists.news),
  newsArticle: page(entryOf(lists.news)),
  announcements: page(lists.announcements),
  announcement: page(entryOf(lists.announcements)),
  blog: page(lists.blog),
  blogArticle: page(entryOf(lists.blog)),
  faq: page(cells("sss", "faq", "haufig-gestellte-fragen", "faq", "chasto-zadavaemye-voprosy")),
  /** The same questions as the FAQ with search and the way to support. */
  help: unlisted(same("sikca-sorulan-sorular"), "faq"),
  campaigns: page(lists.campaigns),
  campaign: page(entryOf(lists.campaigns)),
  bankAccounts: page(
    cells("banka-hesaplarimiz", "bank-accounts", "bankkonten", "comptes-bancaires", "bankovskie-scheta"),
  ),
  ralColours: page(cells("ral-renkleri", "ral-colours", "ral-farben", "couleurs-ral", "tsveta-ral")),
  compare: unlisted(cells("karsilastir", "compare", "vergleichen", "comparer", "sravnit")),
  /** A request for an offer for one product, by `?product=`: the dialog's page, without script. */
  productQuote: unlisted(
    cells("teklif-iste", "request-a-quote", "angebot-anfordern", "demander-un-devis", "zapros-tseny"),
  ),
  /** A review of one product, by `?product=`: the dialog's page, without script. */
  productReview: unlisted(
    cells("yorum-yaz", "write-a-review", "bewertung-schreiben", "donner-un-avis", "napisat-otzyv"),
  ),
  favorites: unlisted(same("favorites")),
  login: unlisted(same("login")),
  register: unlisted(same("register")),
  forgottenPassword: unlisted(same("forgotten-password")),
  /** Where links in mails lead; the secret is in `?token=`. */
  verifyEmail: unlisted(same("verify-email")),
  resetPassword: unlisted(same("reset-password")),
  /** A link to sign in, opened in a browser that did not ask for it. */
  confirmSignIn: unlisted(same("confirm-sign-in")),
  confirmEmail: unlisted(same("confirm-email")),
  confirmDeletion: unlisted(same("confirm-deletion")),
  account: unlisted(same("account/membership-information")),
  accountAddresses: unlisted(same("account/addresses")),
  /** One address: a new one, or with `?id=` one to change. */
  accountAddress: unlisted(same("account/address")),
  accountRequests: unlisted(same("account/requests")),
  accountOrders: unlisted(same("account/orders")),
  accountOrder: unlisted(same("account/orders/:number")),
  /** Password, e-mail address and where one is signed in. */
  accountSecurity: unlisted(same("account/security")),
  /** Codes of an app beside the password. */
  accountTwoStep: unlisted(same("account/two-step-verification")),
  /** What is held of a person: to take along, and to have erased. */
  accountPrivacy: unlisted(same("account/privacy")),
  /** The file of all that is held. */
  accountExport: unlisted(same("account/export")),
  /** Where people who came through a provider accept the privacy notice. */
  accountConsent: unlisted(same("account/consent")),
  /** The products of which samples are asked for. */
  samples: unlisted(
    cells("numune-talebi", "sample-request", "musteranfrage", "demande-d-echantillons", "zapros-obraztsov"),
  ),
  /** The answer to a quote request, by `?id=` and the `?token=` of the mail. */
  quote: unlisted(cells("teklif", "quote", "angebot", "devis", "predlozhenie")),
  /** The same as PDF. */
  quoteFile: unlisted(cells("teklif/pdf", "quote/pdf", "angebot/pdf", "devis/pdf", "predlozhenie/pdf")),
  cart: unlisted(same("cart")),
  /** Codes and quantities that are typed, pasted or uploaded, in `?lines=`. */
  quickOrder: unlisted(
    cells("hizli-siparis", "quick-order", "schnellbestellung", "commande-rapide", "bystryy-zakaz"),
  ),
  checkout: unlisted(same("checkout")),
  /** The products for which one offer is asked for. */
  quoteBasket: unlisted(
    cells("teklif-sepeti", "quote-basket", "anfragekorb", "panier-de-devis", "korzina-zaprosa"),
  ),
  stockNotice: unlisted(
    cells("stok-bildirimi", "stock-notice", "bestandsnachricht", "alerte-stock", "uvedomlenie-o-nalichii"),
  ),
} as const satisfies Record<string, RouteRow>;

/** The name of a page in {@link routes}. */
export type RouteName = keyof typeof routes;

/** All pages, in the table's order. */
export const routeNames = Object.keys(routes) as RouteName[];

/** The values of the `:name` parameters of a page's path, already decoded. */
export interface RouteParams {
  product: { id: number; slug: string };
  /** Without its slug the address still leads here; the site then redirects to the full one. */
  category: { id: number; slug: string };
  categoryBySlug: { slug: string };
  /** In 14 digits. */
  productByGtin: { gtin: string };
  // Entries of lists are known by their ids, too: without or with a wrong slug the site redirects.
  openPosition: EntryParams;
  newsArticle: EntryParams;
  announcement: EntryParams;
  blogArticle: EntryParams;
  campaign: EntryParams;
  /** An order's number, such as `PF-2611-7K3M9Q`. */
  accountOrder: { number: string };
}

/** An entry of a list: what it is known by, and its name in the address. */
export type EntryParams = { id: number; slug: string };

/** The pages whose addresses take no parameters. */
export type PlainRouteName = Exclude<RouteName, keyof RouteParams>;
/** The pages of which there is one for each entry of a list. */
export type EntryRouteName = Exclude<
  keyof RouteParams,
  "product" | "category" | "categoryBySlug" | "productByGtin" | "accountOrder"
>;

/** Whether that page's address takes parameters. */
export function isPlain(name: RouteName): name is PlainRouteName {
  const row: RouteRow = routes[name];
  return !Object.values(row.paths).some((path) => path.includes(":"));
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
