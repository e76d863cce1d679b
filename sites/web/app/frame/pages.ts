import { locales } from "@preforma/domain/locales";
import { routePatterns } from "@preforma/domain/routes";
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

/** One module for all pages whose text is content. */
const companyPage = "features/company/company-page.page.tsx";

/**
 * The pages that exist. Addresses come from the domain's route map; routes, the namespaces to load,
 * the sitemap and the links that menus may show all come from this table.
 */
export const pages = [
  { name: "home", file: "features/home/home.page.tsx", namespaces: ["home", "services"] },
  { name: "products", file: "features/product-list/products.page.tsx", namespaces: ["catalogue"] },
  { name: "category", file: "features/product-list/category.page.tsx", namespaces: ["catalogue"] },
  {
    name: "product",
    file: "features/product/product.page.tsx",
    namespaces: ["catalogue", "product", "trade"],
  },
  { name: "productByGtin", file: "features/product/by-gtin.page.tsx", namespaces: ["catalogue"] },
  { name: "categoryBySlug", file: "features/product-list/short-url.page.tsx", namespaces: ["catalogue"] },
  { name: "about", file: "features/company/about.page.tsx", namespaces: ["about", "company"] },
  {
    name: "qualityCertificates",
    file: "features/company/quality-certificates.page.tsx",
    namespaces: ["company"],
  },
  { name: "production", file: companyPage, namespaces: ["company", "services"] },
  { name: "quality", file: companyPage, namespaces: ["company", "services"] },
  { name: "sustainability", file: companyPage, namespaces: ["company", "services"] },
  { name: "services", file: companyPage, namespaces: ["company", "services"] },
  { name: "downloads", file: companyPage, namespaces: ["company", "services"] },
  { name: "sectorFood", file: companyPage, namespaces: ["company", "services"] },
  { name: "sectorCosmetics", file: companyPage, namespaces: ["company", "services"] },
  { name: "sectorHousehold", file: companyPage, namespaces: ["company", "services"] },
  { name: "sectorPharma", file: companyPage, namespaces: ["company", "services"] },
  { name: "sectorAgriculture", file: companyPage, namespaces: ["company", "services"] },
  { name: "sectorIndustry", file: companyPage, namespaces: ["company", "services"] },
  { name: "sectorAutomotive", file: companyPage, namespaces: ["company", "services"] },
  { name: "managers", file: "features/company/managers.page.tsx", namespaces: ["company"] },
  { name: "humanResources", file: "features/company/human-resources.page.tsx", namespaces: ["company"] },
  { name: "openPosition", file: "features/company/open-position.page.tsx", namespaces: ["company"] },
  { name: "references", file: "features/company/references.page.tsx", namespaces: ["company", "services"] },
  { name: "contact", file: "features/company/contact.page.tsx", namespaces: ["contact"] },
  { name: "news", file: "features/content/news.page.tsx", namespaces: ["content"] },
  { name: "newsArticle", file: "features/content/news-article.page.tsx", namespaces: ["content"] },
  { name: "announcements", file: "features/content/announcements.page.tsx", namespaces: ["content"] },
  { name: "announcement", file: "features/content/announcement.page.tsx", namespaces: ["content"] },
  { name: "blog", file: "features/content/blog.page.tsx", namespaces: ["content"] },
  { name: "blogArticle", file: "features/content/blog-article.page.tsx", namespaces: ["content"] },
  { name: "faq", file: "features/content/faq.page.tsx", namespaces: ["content"] },
  { name: "help", file: "features/content/help.page.tsx", namespaces: ["content", "contact"] },
  { name: "campaigns", file: "features/content/campaigns.page.tsx", namespaces: ["content"] },
  { name: "campaign", file: "features/content/campaign.page.tsx", namespaces: ["content"] },
  { name: "bankAccounts", file: "features/content/bank-accounts.page.tsx", namespaces: ["content"] },
  { name: "legalDocuments", file: "features/content/legal-documents.page.tsx", namespaces: ["content"] },
  {
    name: "compare",
    file: "features/compare/compare.page.tsx",
    namespaces: ["catalogue", "product", "trade", "compare"],
  },
  { name: "ralColours", file: "features/colours/ral-colours.page.tsx", namespaces: ["colours"] },
  {
    name: "productQuote",
    file: "features/requests/quote.page.tsx",
    namespaces: ["product"],
    audience: "visitor",
  },
  {
    name: "productReview",
    file: "features/requests/review.page.tsx",
    namespaces: ["product"],
    audience: "visitor",
  },
  { name: "login", file: "features/sign-in/login.page.tsx", namespaces: ["account"], audience: "visitor" },
  {
    name: "register",
    file: "features/sign-in/register.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "forgottenPassword",
    file: "features/sign-in/forgotten-password.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "resetPassword",
    file: "features/sign-in/reset-password.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "confirmSignIn",
    file: "features/sign-in/confirm-sign-in.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "verifyEmail",
    file: "features/sign-in/verify-email.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "confirmEmail",
    file: "features/sign-in/confirm-email.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "confirmDeletion",
    file: "features/sign-in/confirm-deletion.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "account",
    file: "features/account/profile.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "accountAddresses",
    file: "features/account/addresses.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "accountAddress",
    file: "features/account/address.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "accountOrders",
    file: "features/orders/orders.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "accountOrder",
    file: "features/orders/order.page.tsx",
    namespaces: ["account", "shop"],
    audience: "visitor",
  },
  {
    name: "accountRequests",
    file: "features/orders/requests.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "accountSecurity",
    file: "features/account/security.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "accountTwoStep",
    file: "features/account/two-step.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "accountPrivacy",
    file: "features/account/privacy.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "accountConsent",
    file: "features/account/consent.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "accountExport",
    file: "features/account/export.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  {
    name: "favorites",
    file: "features/favourites/favourites.page.tsx",
    namespaces: ["account"],
    audience: "visitor",
  },
  { name: "samples", file: "features/samples/samples.page.tsx", namespaces: ["shop"], audience: "visitor" },
  { name: "quote", file: "features/quotes/quote.page.tsx", namespaces: ["shop"], audience: "visitor" },
  {
    name: "quoteFile",
    file: "features/quotes/quote-file.page.tsx",
    namespaces: ["shop"],
    audience: "visitor",
  },
  { name: "cart", file: "features/shop/cart.page.tsx", namespaces: ["shop"], audience: "visitor" },
  {
    name: "quickOrder",
    file: "features/quick-order/quick-order.page.tsx",
    namespaces: ["shop"],
    audience: "visitor",
  },
  {
    name: "checkout",
    file: "features/checkout/checkout.page.tsx",
    namespaces: ["shop"],
    audience: "visitor",
  },
  {
    name: "quoteBasket",
    file: "features/quote-basket/quote-basket.page.tsx",
    namespaces: ["shop"],
    audience: "visitor",
  },
  {
    name: "stockNotice",
    file: "features/product/stock-notice.page.tsx",
    namespaces: ["product"],
    audience: "visitor",
  },
] as const satisfies readonly PageRow[];

/** Name of a page that exists now. */
export type PageName = (typeof pages)[number]["name"];

/** The industries share one route: their pages differ by their last word alone, which the loader reads. */
const isSector = (name: PageName): boolean => name.startsWith("sector");

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));

/** The route modules in every language: one file has six route ids, such as `product.en`. */
export function pageRoutes(): { id: string; path: string; index: boolean; file: string }[] {
  const routed = pages.filter(({ name }) => !isSector(name) || name === "sectorFood");
  return locales.flatMap((locale) => {
    const patterns = routePatterns(locale);
    return routed.map(({ name, file }) => {
      const path = isSector(name) ? `${parentOf(patterns[name])}/:sector` : patterns[name];
      return { id: `${name}.${locale}`, path, index: path === "", file };
    });
  });
}
