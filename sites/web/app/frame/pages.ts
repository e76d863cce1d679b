import { locales } from "@preforma/domain/locales";
import { routePatterns, routes, type RouteName } from "@preforma/domain/routes";
import { companyPageNames } from "../features/company/company-pages.ts";
import type { PageRow } from "../platform/pages/page-table.ts";

/**
 * Translation files of the site; `common` is always loaded, `trade` is made from the domain's vocabulary, and
 * `exchange_features` has the texts for forms and pages while there is no connection.
 */
type SiteNamespace =
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

declare module "../platform/pages/page-table.ts" {
  interface SiteNames {
    namespace: SiteNamespace;
  }
}

/** The module shared by all pages whose text is content. */
const companyPage = "company/company-page";

/** A page that is the same for everyone: its module in `features`, and its namespaces besides `common`. */
const page = <Name extends RouteName>(name: Name, module: string, ...namespaces: SiteNamespace[]) => ({
  name,
  file: `features/${module}.page.tsx`,
  namespaces,
});

/** A page with one visitor's own data. */
const ownPage = <Name extends RouteName>(name: Name, module: string, ...namespaces: SiteNamespace[]) => ({
  ...page(name, module, ...namespaces),
  audience: "visitor" as const,
});

/**
 * The existing pages. URLs come from the domain's route map; routes, namespaces, the sitemap and the links that menus
 * may show all come from this table.
 */
export const pages = [
  page("home", "home/home", "home", "services"),
  page("products", "product-list/products", "catalogue"),
  page("category", "product-list/category", "catalogue"),
  page("product", "product/product", "catalogue", "product", "trade"),
  page("productByGtin", "product/by-gtin", "catalogue"),
  page("categoryBySlug", "product-list/short-url", "catalogue"),
  page("about", "company/about", "about", "company"),
  page("qualityCertificates", "company/quality-certificates", "company"),
  ...companyPageNames.map((name) => page(name, companyPage, "company", "services")),
  page("managers", "company/managers", "company"),
  page("humanResources", "company/human-resources", "company"),
  page("openPosition", "company/open-position", "company"),
  page("references", "company/references", "company", "services"),
  page("contact", "company/contact", "contact"),
  page("news", "content/article-list", "content"),
  page("newsArticle", "content/article", "content"),
  page("announcements", "content/article-list", "content"),
  page("announcement", "content/article", "content"),
  page("blog", "content/article-list", "content"),
  page("blogArticle", "content/article", "content"),
  page("faq", "content/faq", "content"),
  page("help", "content/help", "content", "contact"),
  page("campaigns", "content/campaigns", "content"),
  page("campaign", "content/campaign", "content"),
  page("bankAccounts", "content/bank-accounts", "content"),
  page("legalDocuments", "content/legal-documents", "content"),
  page("compare", "compare/compare", "catalogue", "product", "trade", "compare"),
  page("ralColours", "colours/ral-colours", "colours"),
  ownPage("productQuote", "requests/quote", "product"),
  ownPage("productReview", "requests/review", "product"),
  ownPage("login", "sign-in/login", "account"),
  ownPage("register", "sign-in/register", "account"),
  ownPage("forgottenPassword", "sign-in/forgotten-password", "account"),
  ownPage("resetPassword", "sign-in/reset-password", "account"),
  ownPage("confirmSignIn", "sign-in/confirm-sign-in", "account"),
  ownPage("verifyEmail", "sign-in/verify-email", "account"),
  ownPage("confirmEmail", "sign-in/mail-link", "account"),
  ownPage("confirmDeletion", "sign-in/mail-link", "account"),
  ownPage("account", "account/profile", "account"),
  ownPage("accountAddresses", "account/addresses", "account"),
  ownPage("accountAddress", "account/address", "account"),
  ownPage("accountOrders", "orders/orders", "account"),
  ownPage("accountOrder", "orders/order", "account", "shop"),
  ownPage("accountRequests", "orders/requests", "account"),
  ownPage("accountSecurity", "account/security", "account"),
  ownPage("accountTwoStep", "account/two-step", "account"),
  ownPage("accountPrivacy", "account/privacy", "account"),
  ownPage("accountConsent", "account/consent", "account"),
  ownPage("accountExport", "account/export", "account"),
  ownPage("favorites", "favourites/favourites", "account"),
  ownPage("samples", "samples/samples", "shop"),
  ownPage("quote", "quotes/quote", "shop"),
  ownPage("quoteFile", "quotes/quote-file", "shop"),
  ownPage("cart", "shop/cart", "shop"),
  ownPage("quickOrder", "quick-order/quick-order", "shop"),
  ownPage("checkout", "checkout/checkout", "shop"),
  ownPage("quoteBasket", "quote-basket/quote-basket", "shop"),
  ownPage("stockNotice", "product/stock-notice", "product"),
] as const satisfies readonly PageRow[];

/** Name of an existing page. */
export type PageName = (typeof pages)[number]["name"];

/** A route of React Router, and the module that renders it. */
interface PageRoute {
  id: string;
  path: string;
  index: boolean;
  file: string;
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));

/** Pages whose text is content share a route with their siblings: their loader reads the last path segment. */
const isShared = ({ name, file }: PageRow): boolean =>
  file.endsWith(`${companyPage}.page.tsx`) && routes[name].paths.tr.includes("/");

/**
 * Whether a visitor's page has the same path in all languages. Its loader rejects a prefix that is no language; a
 * resource route has no page that could.
 */
const isAlike = ({ name, audience }: PageRow): boolean =>
  audience === "visitor" && name !== "accountExport" && new Set(Object.values(routes[name].paths)).size === 1;

/**
 * The routes of all pages. Most are one per language, such as `product.en`. There should be as few as possible: every
 * browser prepares and matches them one by one before hydration.
 */
export function pageRoutes(): PageRoute[] {
  const alike = pages.filter(isAlike).map(({ name, file }) => ({
    id: name,
    path: `:locale?/${routes[name].paths.tr}`,
    index: false,
    file,
  }));
  const own = locales.flatMap((locale) => {
    const patterns = routePatterns(locale);
    const found = new Map<string, PageRoute>();
    for (const page of pages.filter((each) => !isAlike(each))) {
      const pattern = patterns[page.name];
      const path = isShared(page) ? `${parentOf(pattern)}/:page` : pattern;
      if (!found.has(path))
        found.set(path, { id: `${page.name}.${locale}`, path, index: path === "", file: page.file });
    }
    return [...found.values()];
  });
  return [...own, ...alike];
}
