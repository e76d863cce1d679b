import { z } from "../validation/zod.ts";
import { complaint } from "../validation/index.ts";
import { refuseField, requiredTexts, textOf } from "../validation/compared-fields.ts";
import { optionalLine } from "../validation/schema.ts";
import { accountFieldMessages } from "./messages.ts";
import { companyNumber } from "./vkn.ts";

/** The fields of a customer's company; omitted by people who buy for themselves. */
export const companyShape = {
  company_name: optionalLine(160),
  /** Tax number, or a sole trader's citizen number. */
  vkn: optionalLine(40),
  tax_office: optionalLine(80),
  /** The country of registration, ISO 3166-1 alpha-2. */
  country: z
    .string()
    .nullish()
    .transform((code) => code?.trim().toUpperCase() || "TR")
    .pipe(z.string().regex(/^[A-Z]{2}$/, { ...complaint(accountFieldMessages.country), abort: true })),
};

/** A form whose fields may be missing or of any type: they are compared even if other fields are invalid. */
type FormAsSent = Readonly<Partial<Record<string, unknown>>>;

/** The company fields of a form. */
interface Company {
  company_name: string | null;
  vkn: string | null;
  tax_office: string | null;
  country: string;
}

/**
 * For `superRefine` of a form with {@link companyShape}: a company name requires a number too, and in Türkiye a tax
 * office, because an invoice needs both.
 */
export function refuseHalfCompany(form: FormAsSent, context: z.core.$RefinementCtx): void {
  const [name, vkn, office] = [form.company_name, form.vkn, form.tax_office].map(textOf);
  if (!name && !vkn && !office) return;
  const inTurkiye = (textOf(form.country) ?? "TR") === "TR";
  if (!name) refuseField(context, "company_name", requiredTexts);
  if (vkn) refuseCompanyNumber(context, vkn, inTurkiye);
  else refuseField(context, "vkn", requiredTexts);
  if (!office && inTurkiye) refuseField(context, "tax_office", requiredTexts);
}

/** Reports `vkn` when no company in that country can have that number. */
export function refuseCompanyNumber(context: z.core.$RefinementCtx, vkn: string, inTurkiye: boolean): void {
  if (companyNumber(vkn, inTurkiye) !== null) return;
  const { companyNumber: turkish, foreignCompanyNumber: foreign } = accountFieldMessages;
  refuseField(context, "vkn", inTurkiye ? turkish : foreign);
}

/** The company as it is stored: its number in canonical form, its country only where there is a company. */
export function companyOf({ company_name, vkn, tax_office, country }: Company) {
  return {
    company_name,
    vkn: vkn === null ? null : companyNumber(vkn, country === "TR"),
    tax_office,
    country: company_name === null ? null : country,
  };
}
