import { CredentialsSignin } from "@auth/core/errors";
import { pathTo } from "@preforma/domain/routes";
import { emailKeyOf } from "../email-key.ts";
import { recordAudit } from "../../audit/index.ts";
import { verifyPassword } from "../passwords.ts";
import { queueMail } from "../../mail/index.ts";
import { accountMail } from "../mails/index.ts";
import { findPerson, type LinkServices } from "../person.ts";
import { isNoticeDue } from "./account-delay.ts";
import { attemptPair, countTry } from "./attempts.ts";
import type { SignedInUser } from "./live-session.ts";

/** Max length of an email and a password that are checked, characters; longer ones are always wrong. */
const maxEmailLength = 254;
const maxPasswordLength = 1024;

/** The password is right, but the email address is not verified yet. */
export class EmailNotVerified extends CredentialsSignin {
  override code = "EmailNotVerified";
}

/** The input and limits of a sign-in attempt with a password. */
export interface CredentialsAttempt {
  email: string;
  password: string;
  /** The client's network address; empty for calls from this process. */
  address: string;
  /** The settings' `login_attempt_limit`. */
  limit: number;
  secret: string;
  requestId: string;
}

/**
 * The person with this email and password, or null; for a locked pair also the seconds to wait. An unknown email costs
 * the same work and gets the same answer as a wrong password. Throws {@link EmailNotVerified} only to a person who
 * knows the password.
 */
export async function checkCredentials(
  services: LinkServices,
  attempt: CredentialsAttempt,
): Promise<{ user: SignedInUser | null; retryAfter?: number }> {
  const { db } = services;
  const { email, password, requestId } = attempt;
  if (email.length > maxEmailLength || password.length > maxPasswordLength) return { user: null };
  const key = emailKeyOf(email);
  const pair = attemptPair(attempt.secret, key, attempt.address);
  const leave = await countTry(db, pair, attempt.limit);
  if (!leave.allowed) return { user: null, retryAfter: leave.seconds };

  const person = await db
    .selectFrom("customers")
    .select(["id", "email", "name", "surname", "role", "password_hash", "email_verified_at", "is_active"])
    .where("email_key", "=", key)
    .executeTakeFirst();
  const fits = await verifyPassword(person?.password_hash ?? null, password);
  if (!person || !fits || person.is_active !== 1) {
    const subject = person ? `customer/${person.id}` : null;
    await recordAudit(db, { customerId: null, action: "sign_in_failed", subject, requestId });
    if (leave.locked) await recordAudit(db, { customerId: null, action: "lock", subject, requestId });
    await warnOfGuesses(services, key, pair.account_digest);
    return { user: null };
  }
  if (person.email_verified_at === null) throw new EmailNotVerified();
  return {
    user: {
      id: person.id,
      email: person.email,
      name: person.name,
      surname: person.surname,
      role: person.role,
    },
  };
}

/** Notifies the owner by mail, once a day at most, that someone is guessing their password. */
function warnOfGuesses(
  { db, publicOrigin }: LinkServices,
  emailKey: string,
  accountDigest: string,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    if (!(await isNoticeDue(transaction, accountDigest))) return;
    const person = await findPerson(transaction, { email: emailKey });
    if (!person) return;
    const { id, email, locale } = person;
    const link = new URL(pathTo("forgottenPassword", locale), publicOrigin).href;
    const mail = accountMail("guessedAt", { to: email, locale, link });
    await queueMail(transaction, mail, `customer/${id}`);
  });
}
