export { CompanyFields, type CompanyFieldsProps, type CountryChoice } from "./company-fields.tsx";
export {
  ignoreUncheckedCompany,
  sendWithoutUncheckedCompany,
  withoutUncheckedCompany,
} from "./company.logic.ts";
export type { CompanyDetails } from "./invoice-fields.tsx";
export { HiddenFields } from "./hidden-fields.tsx";
export { FormLink, FormLinks, type FormLinkProps, type FormLinksProps } from "./form-links.tsx";
export { useSavedValues } from "./use-saved-values.ts";
