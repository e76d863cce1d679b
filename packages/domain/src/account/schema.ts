import { z } from "../validation/zod.ts";
import { locales } from "../locales/index.ts";
import { phoneSchema } from "../phone/schema.ts";
import { complaint } from "../validation/index.ts";
import { besideOtherFaults } from "../validation/compared-fields.ts";
import { emailSchema, requiredLine } from "../validation/schema.ts";
import { companyOf, companyShape, refuseHalfCompany } from "./company-schema.ts";
import { accountFieldMessages } from "./messages.ts";
import { passwordFault, passwordMessages } from "./password.ts";

/** Refuses a password that is too short, too long, among the commonest, or the person's own e-mail address. */
export function refusePasswordFault(
  context: z.core.$RefinementCtx,
  password: string,
  email?: string,
  path: string[] = [],
): void {
  const fault = passwordFault(password, email);
  if (!fault) return;
  const { error, params } = complaint(passwordMessages[fault]);
  context.addIssue({ code: "custom", message: error, params, path, input: password });
}

/** A password that is to be set. The server also refuses common ones and the person's own e-mail address. */
export const passwordSchema = z
  .string()
  .superRefine((password, context) => refusePasswordFault(context, password));

/** A password that proves who the person is; any password that was ever accepted must stay valid here. */
const provenPassword = z.string().min(1).max(1024);

/** The secret of a link in a mail. */
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

/** A person who registers, perhaps for a company. The password is chosen by the link in the mail. */
export const registrationSchema = z
  .object({
    ...person,
    email: emailSchema,
    /** That the privacy notice (KVKK, GDPR) was read. */
    privacy_consent: consent,
    ...companyShape,
  })
  .superRefine(refuseHalfCompany, besideOtherFaults)
  .transform((form) => ({ ...form, ...companyOf(form) }));
/** A registration that may be stored. */
export type Registration = z.infer<typeof registrationSchema>;

/** What a person may change about themselves at once; password and e-mail have their own forms. */
export const profileSchema = z
  .object({
    ...person,
    /** Language of mails to this person. */
    language: z.enum(locales),
    ...companyShape,
  })
  .superRefine(refuseHalfCompany, besideOtherFaults)
  .transform((form) => ({ ...form, ...companyOf(form) }));
/** A changed profile. */
export type ProfileChange = z.infer<typeof profileSchema>;

/** The privacy notice accepted afterwards, by a person who came through a provider. */
export const consentSchema = z.object({ privacy_consent: consent });

/** An address to which a link shall be sent. */
export const mailRequestSchema = z.object({ email: emailSchema });

/** A link of a mail, followed. */
export const linkSchema = z.object({ token: linkToken });

/** An address proven by the link in the mail, with the password of the account. */
export const emailVerificationSchema = z.object({ token: linkToken, password: passwordSchema });

/** A person who signs in with e-mail address and password. */
export const signInSchema = z.object({ email: emailSchema, password: provenPassword });

/** A new password, proven by the link in a mail. */
export const passwordResetSchema = z.object({ token: linkToken, password: passwordSchema });

/** A new password, proven by the one until now. */
export const passwordChangeSchema = z.object({ current: provenPassword, next: passwordSchema });

/** A new e-mail address, proven by the password. */
export const emailChangeSchema = z.object({ email: emailSchema, password: provenPassword });

/** A code of the authenticator app, six digits, or a recovery code. */
const factorCode = requiredLine(40);

/** A code given to sign in, or to change the second factor. */
export const factorCodeSchema = z.object({ code: factorCode });

/** A second factor to be set up; people who have no password leave it out. */
export const factorSetupSchema = z.object({ password: provenPassword.nullish() });

/** A request to delete the account; people who have no password leave it out and are sent a link. */
export const deletionSchema = z.object({ password: provenPassword.nullish() });
