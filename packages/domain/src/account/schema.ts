import { z } from "../validation/zod.ts";
import { locales } from "../locales/index.ts";
import { phoneSchema } from "../phone/schema.ts";
import { complaint } from "../validation/index.ts";
import { besideOtherFaults } from "../validation/compared-fields.ts";
import { emailSchema, requiredLine } from "../validation/schema.ts";
import { companyOf, companyShape, refuseHalfCompany } from "./company-schema.ts";
import { accountFieldMessages } from "./messages.ts";
import { passwordProblem, passwordMessages } from "./password.ts";

/** Refuses a password that is too short, too long, too common, or the customer's own e-mail address. */
export function addPasswordIssue(
  context: z.core.$RefinementCtx,
  password: string,
  email?: string,
  path: string[] = [],
): void {
  const fault = passwordProblem(password, email);
  if (!fault) return;
  const { error, params } = complaint(passwordMessages[fault]);
  context.addIssue({ code: "custom", message: error, params, path, input: password });
}

/** A new password. The server also refuses common ones and the customer's own e-mail address. */
export const passwordSchema = z
  .string()
  .superRefine((password, context) => addPasswordIssue(context, password));

/** The current password, as proof of identity; any password that was ever accepted must stay valid here. */
const provenPassword = z.string().min(1).max(1024);

/** The secret of a mailed link. */
const linkToken = z
  .string()
  .transform((token) => token.trim())
  .pipe(z.string().min(1).max(200));

/** Forms send `on`, clients `true`; anything else is no consent. */
const consent = z
  .unknown()
  .refine((value) => [true, "true", "on", "1", 1].includes(value as never), {
    ...complaint(accountFieldMessages.consent),
  })
  .transform(() => true as const);

const person = {
  name: requiredLine(80),
  surname: requiredLine(80),
  phone: phoneSchema,
};

/** A registration, optionally for a company. The password is chosen through the mailed link. */
export const registrationSchema = z
  .object({
    ...person,
    email: emailSchema,
    /** Whether the privacy notice (KVKK, GDPR) was read. */
    privacy_consent: consent,
    ...companyShape,
  })
  .superRefine(refuseHalfCompany, besideOtherFaults)
  .transform((form) => ({ ...form, ...companyOf(form) }));
/** The values of a registration form. */
export type RegistrationForm = z.input<typeof registrationSchema>;
/** A registration that may be stored. */
export type Registration = z.infer<typeof registrationSchema>;

/** The fields that customers can change together; password and e-mail have their own forms. */
export const profileSchema = z
  .object({
    ...person,
    /** Language of mails to this customer. */
    language: z.enum(locales),
    ...companyShape,
  })
  .superRefine(refuseHalfCompany, besideOtherFaults)
  .transform((form) => ({ ...form, ...companyOf(form) }));
/** The values of a profile form. */
export type ProfileForm = z.input<typeof profileSchema>;
/** A changed profile. */
export type ProfileChange = z.infer<typeof profileSchema>;

/** The privacy notice accepted later, by a customer who signed in through a provider. */
export const consentSchema = z.object({ privacy_consent: consent });

/** The address for a mailed link. */
export const mailRequestSchema = z.object({ email: emailSchema });

/** A mailed link that was followed. */
export const linkSchema = z.object({ token: linkToken });

/** An e-mail address confirmed by its mailed link, with the account's password. */
export const emailVerificationSchema = z.object({ token: linkToken, password: passwordSchema });

/** A sign-in with e-mail address and password. */
export const signInSchema = z.object({ email: emailSchema, password: provenPassword });

/** A new password, confirmed by a mailed link. */
export const passwordResetSchema = z.object({ token: linkToken, password: passwordSchema });

/** A new password, confirmed by the current one. */
export const passwordChangeSchema = z.object({ current: provenPassword, next: passwordSchema });

/** A new e-mail address, confirmed by the password. */
export const emailChangeSchema = z.object({ email: emailSchema, password: provenPassword });

/** A code of the authenticator app, six digits, or a recovery code. */
const factorCode = requiredLine(40);

/** A code for signing in, or for changing the second factor. */
export const factorCodeSchema = z.object({ code: factorCode });

/** The set-up of a second factor; customers without a password omit it. */
export const factorSetupSchema = z.object({ password: provenPassword.nullish() });

/** A request to delete the account; customers without a password omit it and are sent a link. */
export const deletionSchema = z.object({ password: provenPassword.nullish() });
