import type { Registration } from "@preforma/domain/account/schema";
import type { Locale } from "@preforma/domain/locales";
import type { PasswordProblem } from "@preforma/domain/account";
import { recordAudit } from "../audit/index.ts";
import { newPasswordFault } from "./common-passwords/index.ts";
import { emailKeyOf } from "./email-key.ts";
import { holderOfLink, revokeLinks, mailLink } from "./links.ts";
import { hashPassword } from "./passwords.ts";
import { findPerson, type LinkServices } from "./person.ts";
import { redeemToken } from "./single-use-tokens.ts";

/**
 * Stores a new customer and queues the mail whose link proves the address. If the address has an account already,
 * nothing in it changes and its owner is notified by mail; the sender of the request learns nothing, not even from the
 * response time.
 */
export async function registerCustomer(
  services: LinkServices,
  form: Registration,
  { locale, requestId, callbackUrl }: { locale: Locale; requestId: string; callbackUrl?: string | undefined },
): Promise<void> {
  const now = new Date().toISOString();
  await services.db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto("customers")
      .values({
        email: form.email,
        email_key: emailKeyOf(form.email),
        name: form.name,
        surname: form.surname,
        phone: form.phone,
        // Chosen by the reader of the mailbox: the registration may be a stranger's.
        password_hash: null,
        role: "customer",
        email_verified_at: null,
        language_code: locale,
        company_name: form.company_name,
        vkn: form.vkn,
        tax_office: form.tax_office,
        country_code: form.country,
        consented_at: now,
        is_active: 1,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column("email_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (added) {
      const subject = `customer/${added.id}`;
      await recordAudit(transaction, { customerId: added.id, action: "register", subject, requestId });
    }
    const person = await findPerson(transaction, { email: form.email });
    if (!person) return;
    if (added) await mailLink(transaction, services, person, "verify_email", "verifyEmail", callbackUrl);
    else await mailLink(transaction, services, person, "reset_password", "alreadyRegistered", callbackUrl);
  });
}

/** Sends the link that proves the address again, unless the person has already followed it. */
export async function sendVerification(
  services: LinkServices,
  email: string,
  callbackUrl?: string,
): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const person = await findPerson(transaction, { email });
    const waits = person !== null && !person.isVerified;
    await mailLink(
      transaction,
      services,
      waits ? person : { email },
      "verify_email",
      "verifyEmail",
      callbackUrl,
    );
  });
}

/**
 * Accepts the link as proof of the address, with the password that its reader chooses. Returns `link` if it is invalid,
 * or if the address was proved or changed since; or the fault of the password, and the link stays valid then.
 */
export async function verifyEmail(
  { db }: LinkServices,
  token: string,
  password: string,
  requestId: string,
): Promise<"done" | "link" | PasswordProblem> {
  const given = await holderOfLink(db, token, "verify_email");
  if (!given) return "link";
  const fault = await newPasswordFault(password, given.email);
  if (fault) return fault;
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    const holder = await redeemToken(transaction, token, "verify_email");
    if (!holder || holder.customerId === null) return "link";
    const now = new Date().toISOString();
    const proven = await transaction
      .updateTable("customers")
      .set({ email_verified_at: now, password_hash: passwordHash, updated_at: now })
      .where("id", "=", holder.customerId)
      .where("email_key", "=", emailKeyOf(holder.email))
      .where("email_verified_at", "is", null)
      .where("is_active", "=", 1)
      .returning("id")
      .executeTakeFirst();
    if (!proven) return "link";
    await revokeLinks(transaction, proven.id);
    const subject = `customer/${proven.id}`;
    await recordAudit(transaction, { customerId: proven.id, action: "email.verify", subject, requestId });
    return "done";
  });
}
