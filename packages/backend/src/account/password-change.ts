import type { PasswordFault } from "@preforma/domain/account";
import { pathTo } from "@preforma/domain/routes";
import type { DbTransaction } from "../database/schema.ts";
import { queueMail } from "../mail/index.ts";
import type { AccountServices } from "./services.ts";
import { recordAudit } from "../audit/index.ts";
import { newPasswordFault } from "./common-passwords/index.ts";
import { reopenAccount } from "./auth/account-delay.ts";
import { accountDigest } from "./auth/attempts.ts";
import { emailKeyOf } from "./email-key.ts";
import { holderOfLink, revokeLinks, mailLink } from "./links.ts";
import { accountMail } from "./mails/index.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { type AskedBy, findPerson, type LinkServices, type Person } from "./person.ts";
import { endSessionsOf } from "./sessions.ts";
import { redeemToken } from "./single-use-tokens.ts";

/** Promises the mail with a link to set a new password, where an account has that address. */
export async function sendPasswordReset(
  services: LinkServices,
  email: string,
  callbackUrl?: string,
): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const person = await findPerson(transaction, { email });
    await mailLink(
      transaction,
      services,
      person ?? { email },
      "reset_password",
      "resetPassword",
      callbackUrl,
    );
  });
}

/**
 * Sets a new password for the holder of the link, ends all sessions and invalidates all other links. The link has
 * been to the person's mailbox, so it proves the address too. `link` when it is invalid, or what is wrong with the
 * password; the link stays valid then.
 */
export async function resetPassword(
  services: LinkServices & Pick<AccountServices, "authSecret">,
  token: string,
  password: string,
  requestId: string,
): Promise<"done" | "link" | PasswordFault> {
  const { db } = services;
  // Hashing is slow: nothing is hashed for a link that is worth nothing, and not inside the transaction.
  const holder = await holderOfLink(db, token, "reset_password");
  if (!holder) return "link";
  const fault = await newPasswordFault(password, holder.email);
  if (fault) return fault;
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    const redeemed = await redeemToken(transaction, token, "reset_password");
    if (!redeemed || redeemed.customerId === null) return "link";
    const person = await findPerson(transaction, { id: redeemed.customerId });
    if (!person) return "link";
    const now = new Date().toISOString();
    await transaction
      .updateTable("customers")
      .set((columns) => ({
        password_hash: passwordHash,
        email_verified_at: columns.fn.coalesce("email_verified_at", columns.val(now)),
        updated_at: now,
      }))
      .where("id", "=", person.id)
      .execute();
    await endSessionsOf(transaction, person.id);
    // An owner with a mailed link does not wait because of the guesses of others.
    await reopenAccount(transaction, accountDigest(services.authSecret, emailKeyOf(person.email)));
    await afterNewPassword(transaction, services, person, { action: "password.reset", requestId });
    return "done";
  });
}

/**
 * Changes the password of a person who knows it, and ends their other sessions. `none` when they have none yet,
 * `wrong` when it is another, or was changed meanwhile.
 */
export async function changePassword(
  services: LinkServices,
  by: AskedBy & { sessionDigest: string },
  current: string,
  next: string,
): Promise<"done" | "none" | "wrong" | PasswordFault> {
  const { db } = services;
  const person = await findPerson(db, { id: by.customerId });
  if (person && person.passwordHash === null) return "none";
  if (!person || !(await verifyPassword(person.passwordHash, current))) return "wrong";
  const fault = await newPasswordFault(next, person.email);
  if (fault) return fault;
  const passwordHash = await hashPassword(next);
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("customers")
      .set({ password_hash: passwordHash, updated_at: new Date().toISOString() })
      .where("id", "=", person.id)
      .where("password_hash", "=", person.passwordHash)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return "wrong";
    await endSessionsOf(transaction, person.id, by.sessionDigest);
    await afterNewPassword(transaction, services, person, {
      action: "password.change",
      requestId: by.requestId,
    });
    return "done";
  });
}

/** What follows each new password: old links become invalid, it is recorded, and its owner is told. */
async function afterNewPassword(
  transaction: DbTransaction,
  { publicOrigin }: LinkServices,
  { id, email, locale }: Person,
  { action, requestId }: { action: string; requestId: string },
): Promise<void> {
  await revokeLinks(transaction, id);
  await recordAudit(transaction, { customerId: id, action, subject: `customer/${id}`, requestId });
  const link = new URL(pathTo("forgottenPassword", locale), publicOrigin).href;
  const mail = accountMail("passwordChanged", { to: email, locale, link });
  await queueMail(transaction, mail, `customer/${id}`);
}
