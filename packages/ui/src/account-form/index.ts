export {
  CompanyFields,
  type CompanyDetails,
  type CompanyFieldsProps,
  type CountryChoice,
} from "./company-fields.tsx";
export { openCompanyOnly, sendOpenCompany, withoutClosedCompany } from "./company.logic.ts";
export { HiddenFields } from "./hidden-fields.tsx";
export { useSavedValues } from "./use-saved-values.ts";
export { Way, FormLinks, type WayProps, type FormLinksProps } from "./form-links.tsx";
