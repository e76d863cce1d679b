export { CompanyFields, type CompanyFieldsProps, type CountryChoice } from "./company-fields.tsx";
export { openCompanyOnly, sendOpenCompany, withoutClosedCompany } from "./company.logic.ts";
export type { CompanyDetails } from "./invoice-fields.tsx";
export { HiddenFields } from "./hidden-fields.tsx";
export { Way, FormLinks, type WayProps, type FormLinksProps } from "./form-links.tsx";
export { useSavedValues } from "./use-saved-values.ts";
