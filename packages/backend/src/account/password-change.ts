import type { PasswordProblem } from "@preforma/domain/account";
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

/** Queues the mail with a link to set a new password, if an account has that address. */
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
 * Sets a new password for the holder of the link, ends all sessions and invalidates all other links. The link was sent
 * to the person's mailbox, so it proves the address too. Returns `link` if it is invalid, or the fault of the password;
 * the link stays valid then.
 */
export async function resetPassword(
  services: LinkServices & Pick<AccountServices, "authSecret">,
  token: string,
  password: string,
  requestId: string,
): Promise<"done" | "link" | PasswordProblem> {
  const { db } = services;
  // Hashing is slow: it is skipped for an invalid link, and done outside the transaction.
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
    // An owner with a mailed link does not have to wait because others guessed.
    await reopenAccount(transaction, accountDigest(services.authSecret, emailKeyOf(person.email)));
    await afterNewPassword(transaction, services, person, { action: "password.reset", requestId });
    return "done";
  });
}

/**
 * Changes the password of a person who knows it, and ends their other sessions. `none` if they have none yet, `wrong`
 * if it differs or was changed meanwhile.
 */
export async function changePassword(
  services: LinkServices,
  by: AskedBy & { sessionDigest: string },
  current: string,
  next: string,
): Promise<"done" | "none" | "wrong" | PasswordProblem> {
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

/** After each new password, old links become invalid, the change is recorded, and the owner is notified. */
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
