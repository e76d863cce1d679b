import type { PlainRouteName } from "@preforma/domain/routes";

/**
 * The pages whose text is content: the names of their routes, with the key of that content. The table of pages lists
 * all of them.
 */
export const companyPages = {
  production: "production",
  quality: "quality",
  sustainability: "sustainability",
  services: "services",
  downloads: "downloads",
  sectorFood: "sector-food",
  sectorCosmetics: "sector-cosmetics",
  sectorHousehold: "sector-household",
  sectorPharma: "sector-pharma",
  sectorAgriculture: "sector-agriculture",
  sectorIndustry: "sector-industry",
  sectorAutomotive: "sector-automotive",
} as const satisfies Partial<Record<PlainRouteName, string>>;

/** Name of such a page. */
export type CompanyPageName = keyof typeof companyPages;

/** All of them, in this order. */
export const companyPageNames = Object.keys(companyPages) as CompanyPageName[];

/** Whether a page of the site is one of them. */
export const isCompanyPage = (name: string | undefined): name is CompanyPageName =>
  name !== undefined && Object.hasOwn(companyPages, name);

/** Pages on the company's services for its buyers. */
export const buyerPages = [
  "services",
  "downloads",
  "ralColours",
  "qualityCertificates",
  "faq",
] as const satisfies readonly PlainRouteName[];
