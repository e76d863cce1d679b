import { pathTo } from "@preforma/domain/routes";
import { isDuplicate } from "../database/errors.ts";
import { queueMail } from "../mail/index.ts";
import { recordAudit } from "../audit/index.ts";
import { emailKeyOf } from "./email-key.ts";
import { holderOfLink, issueLink, revokeLinks, mailLink } from "./links.ts";
import { accountMail } from "./mails/index.ts";
import { verifyPassword } from "./passwords.ts";
import { findPerson, type LinkServices, type AskedBy } from "./person.ts";
import { endSessionsOf } from "./sessions.ts";
import { redeemToken } from "./single-use-tokens.ts";
import labels from "./mails/label-texts.json" with { type: "json" };

/**
 * Queues a link to the new address, which changes nothing until it is followed, and a notice to the old one. If the new
 * address already has an account, only its owner is notified instead.
 */
export async function requestEmailChange(
  services: LinkServices,
  by: AskedBy,
  email: string,
  password: string,
): Promise<"sent" | "none" | "wrong"> {
  const { db, publicOrigin } = services;
  const person = await findPerson(db, { id: by.customerId });
  if (person && person.passwordHash === null) return "none";
  if (!person || !(await verifyPassword(person.passwordHash, password))) return "wrong";
  const { id, locale } = person;
  await db.transaction().execute(async (transaction) => {
    const owner = await findPerson(transaction, { email });
    if (owner && owner.id !== id)
      await mailLink(transaction, services, owner, "reset_password", "alreadyRegistered");
    const isTaken = await transaction
      .selectFrom("customers")
      .select("id")
      .where("email_key", "=", emailKeyOf(email))
      .where("id", "!=", id)
      .executeTakeFirst();
    const link = isTaken
      ? null
      : await issueLink(
          transaction,
          { purpose: "change_email", customerId: id, email },
          { locale, publicOrigin },
        );
    if (link !== null)
      await queueMail(transaction, accountMail("changeEmail", { to: email, locale, link }), `customer/${id}`);
    await queueMail(
      transaction,
      accountMail("changeEmailNotice", {
        to: person.email,
        locale,
        link: new URL(pathTo("forgottenPassword", locale), publicOrigin).href,
        facts: [[labels.newAddress[locale], email]],
      }),
      `customer/${id}`,
    );
    await recordAudit(transaction, { ...by, action: "email.request", subject: `customer/${id}` });
  });
  return "sent";
}

/**
 * Accepts the link as proof of the new address and makes it the account's; the other sessions end. False if it is
 * invalid, or was requested by another account than the signed-in one: a person who can read a mailbox must not be
 * tricked into giving its address to a stranger's account.
 */
export async function confirmEmailChange(
  { db }: LinkServices,
  token: string,
  by: AskedBy & { sessionDigest: string },
): Promise<boolean> {
  const { customerId } = by;
  if ((await holderOfLink(db, token, "change_email"))?.customerId !== customerId) return false;
  try {
    return await db.transaction().execute(async (transaction) => {
      const holder = await redeemToken(transaction, token, "change_email");
      if (holder?.customerId !== customerId) return false;
      const now = new Date().toISOString();
      const { numUpdatedRows } = await transaction
        .updateTable("customers")
        .set({
          email: holder.email,
          email_key: emailKeyOf(holder.email),
          email_verified_at: now,
          updated_at: now,
        })
        .where("id", "=", customerId)
        .where("is_active", "=", 1)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      // Links that were sent to the old address no longer work.
      await revokeLinks(transaction, customerId);
      await endSessionsOf(transaction, customerId, by.sessionDigest);
      await recordAudit(transaction, { ...by, action: "email.change", subject: `customer/${customerId}` });
      return true;
    });
  } catch (error) {
    // Meanwhile someone has registered the address.
    if (isDuplicate(error)) return false;
    throw error;
  }
}
