import { perLocale, type Locale } from "../locales/index.ts";

/** The router's data of one page. */
export interface RouteRow {
  /** Path after the language prefix, without slashes at its ends; `:name` is a parameter, `:name?` is optional. */
  paths: Readonly<Record<Locale, string>>;
  /** Whether search engines may list the page. */
  indexable: boolean;
}

/** Paths in the order of the specification's table; Arabic uses the English slug. */
function cells(tr: string, en: string, de: string, fr: string, ru: string): Record<Locale, string> {
  return { tr, en, de, fr, ru, ar: en };
}

/** For pages outside the specification's map: the path is the same in every language. */
function same(path: string): Record<Locale, string> {
  return cells(path, path, path, path, path);
}

/** The products word of each language followed by `rest`. */
function products(rest: string): Record<Locale, string> {
  return cells(`urun${rest}`, `products${rest}`, `produkte${rest}`, `produits${rest}`, `produkty${rest}`);
}

/** An industry's page below the word for industries. */
function sector(tr: string, en: string, de: string, fr: string, ru: string): Record<Locale, string> {
  return cells(`sektorler/${tr}`, `industries/${en}`, `branchen/${de}`, `secteurs/${fr}`, `otrasli/${ru}`);
}

/** The word between the products word and a category's id; the same in every language. */
export const categoryWord = "kategori";

/** A list's path followed by the id and slug of an entry. */
const entryOf = (list: Readonly<Record<Locale, string>>): Record<Locale, string> =>
  perLocale((locale) => `${list[locale]}/:id/:slug?`);

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

const page = (paths: Record<Locale, string>): RouteRow => ({ paths, indexable: true });
const unlisted = (paths: Record<Locale, string>): RouteRow => ({ paths, indexable: false });

/**
 * Every URL of the site, in every language. Routes, links, switcher, hreflang, sitemap and redirects are derived only
 * from this table.
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
  /** An open position, with its application form. */
  openPosition: page(entryOf(lists.humanResources)),
  products: page(products("")),
  category: page(products(`/${categoryWord}/:id/:slug?`)),
  product: page(products("/:id/:slug")),
  /** Redirects permanently to the category's full URL. */
  categoryBySlug: unlisted(products("/:slug")),
  /** A GS1 Digital Link: redirects scanners from an article's GTIN to its page. */
  productByGtin: unlisted(same("01/:gtin")),
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
  /** The same questions as the FAQ, with search and contact channels. */
  help: unlisted(same("sikca-sorulan-sorular")),
  campaigns: page(lists.campaigns),
  campaign: page(entryOf(lists.campaigns)),
  bankAccounts: page(
    cells("banka-hesaplarimiz", "bank-accounts", "bankkonten", "comptes-bancaires", "bankovskie-scheta"),
  ),
  ralColours: page(cells("ral-renkleri", "ral-colours", "ral-farben", "couleurs-ral", "tsveta-ral")),
  compare: unlisted(cells("karsilastir", "compare", "vergleichen", "comparer", "sravnit")),
  /** A quote request for one product, by `?product=`: the dialog's page, without script. */
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
  /** Targets of mailed links; the secret is in `?token=`. */
  verifyEmail: unlisted(same("verify-email")),
  resetPassword: unlisted(same("reset-password")),
  /** A sign-in link opened in a browser that did not request it. */
  confirmSignIn: unlisted(same("confirm-sign-in")),
  confirmEmail: unlisted(same("confirm-email")),
  confirmDeletion: unlisted(same("confirm-deletion")),
  account: unlisted(same("account/membership-information")),
  accountAddresses: unlisted(same("account/addresses")),
  /** One address: a new one, or with `?id=` one to edit. */
  accountAddress: unlisted(same("account/address")),
  accountRequests: unlisted(same("account/requests")),
  accountOrders: unlisted(same("account/orders")),
  accountOrder: unlisted(same("account/orders/:number")),
  /** Password, e-mail address and sessions. */
  accountSecurity: unlisted(same("account/security")),
  /** App codes in addition to the password. */
  accountTwoStep: unlisted(same("account/two-step-verification")),
  /** A customer's stored data: export and deletion. */
  accountPrivacy: unlisted(same("account/privacy")),
  /** The file with all stored data. */
  accountExport: unlisted(same("account/export")),
  /** Where customers of a provider accept the privacy notice. */
  accountConsent: unlisted(same("account/consent")),
  /** The products of a sample request. */
  samples: unlisted(
    cells("numune-talebi", "sample-request", "musteranfrage", "demande-d-echantillons", "zapros-obraztsov"),
  ),
  /** The answer to a quote request, by `?id=` and the `?token=` of the mail. */
  quote: unlisted(cells("teklif", "quote", "angebot", "devis", "predlozhenie")),
  /** The same as PDF. */
  quoteFile: unlisted(cells("teklif/pdf", "quote/pdf", "angebot/pdf", "devis/pdf", "predlozhenie/pdf")),
  cart: unlisted(same("cart")),
  /** Typed, pasted or uploaded codes and quantities, in `?lines=`. */
  quickOrder: unlisted(
    cells("hizli-siparis", "quick-order", "schnellbestellung", "commande-rapide", "bystryy-zakaz"),
  ),
  checkout: unlisted(same("checkout")),
  /** The products of a quote request. */
  quoteBasket: unlisted(
    cells("teklif-sepeti", "quote-basket", "anfragekorb", "panier-de-devis", "korzina-zaprosa"),
  ),
  stockNotice: unlisted(
    cells("stok-bildirimi", "stock-notice", "bestandsnachricht", "alerte-stock", "uvedomlenie-o-nalichii"),
  ),
} as const;

/** The name of a page in {@link routes}. */
export type RouteName = keyof typeof routes;

/** All pages, in order of the table. */
export const routeNames = Object.keys(routes) as RouteName[];

/** The values of the `:name` parameters of a page's path, already decoded. */
export interface RouteParams {
  product: { id: number; slug: string };
  /** The slug is optional; the site redirects to the full URL. */
  category: { id: number; slug: string };
  categoryBySlug: { slug: string };
  /** In 14 digits. */
  productByGtin: { gtin: string };
  // Entries of lists are identified by their ids, too: with a missing or wrong slug the site redirects.
  openPosition: EntryParams;
  newsArticle: EntryParams;
  announcement: EntryParams;
  blogArticle: EntryParams;
  campaign: EntryParams;
  /** An order's number, such as `PF-2611-7K3M9Q`. */
  accountOrder: { number: string };
}

/** An entry of a list: its id and slug. */
export type EntryParams = { id: number; slug: string };

/** The pages without parameters. */
export type PlainRouteName = Exclude<RouteName, keyof RouteParams>;
/** The pages that exist once per entry of a list. */
export type EntryRouteName = Exclude<
  keyof RouteParams,
  "product" | "category" | "categoryBySlug" | "productByGtin" | "accountOrder"
>;

/** Whether a page has no parameters. */
export function isPlain(name: RouteName): name is PlainRouteName {
  return !Object.values(routes[name].paths).some((path) => path.includes(":"));
}

/** Parameters of a page; none for most. */
export type ParamsOf<Name extends RouteName> = Name extends keyof RouteParams
  ? RouteParams[Name]
  : Record<string, never>;

/** The match of a path: page, language and parameters. */
export type RouteMatch = {
  [Name in RouteName]: { locale: Locale; name: Name; params: ParamsOf<Name> };
}[RouteName];

/** Whether search engines may list that page. */
export function isIndexable(name: RouteName): boolean {
  return routes[name].indexable;
}
