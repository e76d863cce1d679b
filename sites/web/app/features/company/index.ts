export { companyPages, isCompanyPage } from "./company-pages.ts";
export { sectors } from "./sectors.ts";
