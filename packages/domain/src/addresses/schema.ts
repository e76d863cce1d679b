import { z } from "../validation/zod.ts";
import { companyNumber } from "../account/vkn.ts";
import { refuseCompanyNumber } from "../account/company-schema.ts";
import { messageTexts } from "../errors/index.ts";
import { digitsOf, parsePhone, phoneValue } from "../phone/index.ts";
import { internationalDigits } from "../phone/read.ts";
import { besideOtherFaults, refuseField, requiredTexts, textOf } from "../validation/compared-fields.ts";
import { isChecked } from "../validation/index.ts";
import { optionalLine, requiredLine } from "../validation/schema.ts";
import { isTurkiye } from "./country.ts";
import { defaultCountry, savedCountry } from "./country-name.ts";
import { addressFormat } from "./formats.ts";
import { addressLine } from "./line.ts";

/** A part that only some countries' addresses have; empty where it is omitted. */
const part = (max: number) => optionalLine(max).transform((text) => text ?? "");

const fields = z.object({
  address_type: z.enum(["bireysel", "kurumsal"]).default("bireysel"),
  address_title: requiredLine(60),
  name: requiredLine(80),
  surname: requiredLine(80),
  /** As a customer types it, or dial code plus digits. */
  phone: requiredLine(60),
  /** Dial code of the phone picker, for numbers without one. */
  country_phone_code: optionalLine(8),
  address_detail: part(300),
  street: part(120),
  neighborhood: part(120),
  district: part(80),
  city: part(80),
  postal_code: part(16),
  country: z
    .string()
    .nullish()
    .transform((country) => country || defaultCountry)
    .pipe(requiredLine(80))
    .transform(savedCountry),
  is_default: z
    .union([z.boolean(), z.enum(["true", "false", "on", "1", "0", ""])])
    .nullish()
    .transform(isChecked),
  company_name: optionalLine(160),
  vkn: optionalLine(40),
  tax_office: optionalLine(80),
});

type Fields = z.output<typeof fields>;

/** The number as it is stored, with a dial code inside it or given separately; null when it is not a number. */
function phoneOf({ phone, country_phone_code }: Pick<Fields, "phone" | "country_phone_code">) {
  const code = digitsOf(country_phone_code ?? "");
  const beside = code !== "" && internationalDigits(phone) === null ? parsePhone(`+${code} ${phone}`) : null;
  return beside ?? parsePhone(phone);
}

/** The form with fields that may be missing or of any type. */
type FieldsAsSent = Readonly<Partial<Record<keyof Fields, unknown>>>;

function refusePhone(form: FieldsAsSent, context: z.core.$RefinementCtx): void {
  const phone = textOf(form.phone);
  if (phone === null || phoneOf({ phone, country_phone_code: textOf(form.country_phone_code) })) return;
  refuseField(context, "phone", messageTexts("PHONE_INVALID"));
}

/** The required parts depend on the country: all six in Türkiye. */
function refuseMissingParts(form: FieldsAsSent, context: z.core.$RefinementCtx): void {
  for (const { part: name, required = true } of addressFormat(textOf(form.country) ?? defaultCountry))
    if (required && textOf(form[name]) === null) refuseField(context, name, requiredTexts);
}

/** A company's address requires an invoice's data. */
function refuseHalfCompany(form: FieldsAsSent, context: z.core.$RefinementCtx): void {
  if (form.address_type !== "kurumsal") return;
  for (const field of ["company_name", "vkn", "tax_office"] as const)
    if (textOf(form[field]) === null) refuseField(context, field, requiredTexts);
  const vkn = textOf(form.vkn);
  if (vkn !== null) refuseCompanyNumber(context, vkn, isTurkiye(textOf(form.country) ?? defaultCountry));
}

/**
 * An address as a customer enters it. The combined `address` is always generated here, never taken from the caller; a
 * person's address has no company fields.
 */
export const addressSchema = fields
  .superRefine(refuseMissingParts, besideOtherFaults)
  .superRefine(refusePhone, besideOtherFaults)
  .superRefine(refuseHalfCompany, besideOtherFaults)
  .transform((form) => {
    const phone = phoneOf(form);
    const isCompany = form.address_type === "kurumsal";
    return {
      ...form,
      phone: phone ? phoneValue(phone) : form.phone,
      country_phone_code: phone ? `+${phone.dialCode}` : form.country_phone_code,
      address: addressLine(form),
      company_name: isCompany ? form.company_name : null,
      vkn: isCompany && form.vkn !== null ? companyNumber(form.vkn, isTurkiye(form.country)) : null,
      tax_office: isCompany ? form.tax_office : null,
    };
  });
/** The values of an address form. */
export type AddressForm = z.input<typeof addressSchema>;
/** An address that may be stored. */
export type AddressInput = z.output<typeof addressSchema>;
