import { locales } from "@preforma/domain/locales";
import { routePatterns, type RouteName } from "@preforma/domain/routes";

/**
 * Translation files of the site; `common` is always loaded, `trade` is made from the domain's vocabulary, and
 * `exchange_features` says what becomes of the exchange with the visitor while there is no connection.
 */
export type Namespace =
  | "common"
  | "home"
  | "catalogue"
  | "product"
  | "compare"
  | "colours"
  | "about"
  | "services"
  | "contact"
  | "exchange_features"
  | "company"
  | "content"
  | "account"
  | "shop"
  | "trade";

/** One page of the site: which module renders it and which translations it needs. */
export interface PageRow {
  name: RouteName;
  /** Route module, from the app folder. */
  file: string;
  /** Namespaces beyond `common`. A page that uses one which its row lacks does not hydrate. */
  namespaces: readonly Namespace[];
  /**
   * `visitor` for a page that is made for whoever asks: with their cookies, never cached, in no sitemap. All others
   * are public: the same for everybody, and cached.
   */
  audience?: "visitor";
}

/**
 * The pages that exist. Addresses come from the domain's route map; routes, the namespaces to load,
 * the sitemap and the links that menus may show all come from this table.
 */
export const pages = [
  { name: "home", file: "home/home.page.tsx", namespaces: ["home", "services"] },
  { name: "products", file: "catalogue/products.page.tsx", namespaces: ["catalogue"] },
  { name: "category", file: "catalogue/category.page.tsx", namespaces: ["catalogue"] },
  { name: "product", file: "product/product.page.tsx", namespaces: ["catalogue", "product", "trade"] },
  { name: "categoryBySlug", file: "catalogue/short-address.page.tsx", namespaces: ["catalogue"] },
  { name: "about", file: "company/about.page.tsx", namespaces: ["about", "company"] },
  { name: "qualityCertificates", file: "company/quality-certificates.page.tsx", namespaces: ["company"] },
  { name: "managers", file: "company/managers.page.tsx", namespaces: ["company"] },
  { name: "humanResources", file: "company/human-resources.page.tsx", namespaces: ["company"] },
  { name: "openPosition", file: "company/open-position.page.tsx", namespaces: ["company"] },
  { name: "references", file: "company/references.page.tsx", namespaces: ["company", "services"] },
  { name: "contact", file: "company/contact.page.tsx", namespaces: ["contact"] },
  { name: "news", file: "content/news.page.tsx", namespaces: ["content"] },
  { name: "newsArticle", file: "content/news-article.page.tsx", namespaces: ["content"] },
  { name: "announcements", file: "content/announcements.page.tsx", namespaces: ["content"] },
  { name: "announcement", file: "content/announcement.page.tsx", namespaces: ["content"] },
  { name: "blog", file: "content/blog.page.tsx", namespaces: ["content"] },
  { name: "blogArticle", file: "content/blog-article.page.tsx", namespaces: ["content"] },
  { name: "faq", file: "content/faq.page.tsx", namespaces: ["content"] },
  { name: "help", file: "content/help.page.tsx", namespaces: ["content", "contact"] },
  { name: "campaigns", file: "content/campaigns.page.tsx", namespaces: ["content"] },
  { name: "campaign", file: "content/campaign.page.tsx", namespaces: ["content"] },
  { name: "bankAccounts", file: "content/bank-accounts.page.tsx", namespaces: ["content"] },
  { name: "legalDocuments", file: "content/legal-documents.page.tsx", namespaces: ["content"] },
  {
    name: "compare",
    file: "compare/compare.page.tsx",
    namespaces: ["catalogue", "product", "trade", "compare"],
  },
  { name: "ralColours", file: "colours/ral-colours.page.tsx", namespaces: ["colours"] },
  { name: "productQuote", file: "requests/quote.page.tsx", namespaces: ["product"], audience: "visitor" },
  { name: "productReview", file: "requests/review.page.tsx", namespaces: ["product"], audience: "visitor" },
  { name: "login", file: "account/sign-in/login.page.tsx", namespaces: ["account"], audience: "visitor" },
  {
    name: "register",
    file: "account/sign-in/register.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "forgottenPassword",
    file: "account/sign-in/forgotten-password.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "resetPassword",
    file: "account/sign-in/reset-password.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "confirmSignIn",
    file: "account/sign-in/confirm-sign-in.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "verifyEmail",
    file: "account/sign-in/verify-email.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "confirmEmail",
    file: "account/sign-in/confirm-email.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "confirmDeletion",
    file: "account/sign-in/confirm-deletion.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  { name: "account", file: "account/profile.page.tsx", namespaces: ["account"], audience: "visitor" },
  {
    name: "accountAddresses",
    file: "account/addresses.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  { name: "accountAddress", file: "account/address.page.tsx", namespaces: ["account"], audience: "visitor" },
  { name: "accountOrders", file: "account/orders.page.tsx", namespaces: ["account"], audience: "visitor" },
  {
    name: "accountOrder",
    file: "account/order.page.tsx",
    namespaces: ["account", "shop"],
    audience: "visitor",
  },
  {
    name: "accountRequests",
    file: "account/requests.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "accountSecurity",
    file: "account/security.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  { name: "accountTwoStep", file: "account/two-step.page.tsx", namespaces: ["account"], audience: "visitor" },
  { name: "accountPrivacy", file: "account/privacy.page.tsx", namespaces: ["account"], audience: "visitor" },
  { name: "accountConsent", file: "account/consent.page.tsx", namespaces: ["account"], audience: "visitor" },
  { name: "accountExport", file: "account/export.page.tsx", namespaces: ["account"], audience: "visitor" },
  { name: "favorites", file: "favourites/favourites.page.tsx", namespaces: ["account"], audience: "visitor" },
  { name: "cart", file: "shop/cart.page.tsx", namespaces: ["shop"], audience: "visitor" },
  { name: "checkout", file: "shop/checkout/checkout.page.tsx", namespaces: ["shop"], audience: "visitor" },
  {
    name: "quoteBasket",
    file: "shop/quote/quote-basket.page.tsx",
    namespaces: ["shop"],
    audience: "visitor",
  },
] as const satisfies readonly PageRow[];

/** Name of a page that exists now. */
export type PageName = (typeof pages)[number]["name"];

const forVisitors: ReadonlySet<RouteName> = new Set(
  pages.flatMap((page: PageRow) => (page.audience === "visitor" ? [page.name] : [])),
);

/** Whether that page is made for one visitor. */
export function isForVisitor(name: RouteName): boolean {
  return forVisitors.has(name);
}

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
