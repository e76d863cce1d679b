export { companyPages, isCompanyPage } from "./company-pages.ts";
export { corporatePages } from "./corporate-pages.ts";
export { sectors } from "./sectors.ts";
