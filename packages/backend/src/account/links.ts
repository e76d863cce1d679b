import { type Locale, defaultLocale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import type { Db, DbTransaction } from "../database/schema.ts";
import { returnPath } from "./auth/return-path.ts";
import { digestOf } from "./sessions.ts";
import { issueToken, type TokenHolder, type TokenPurpose } from "./single-use-tokens.ts";
import { queueMail } from "../mail/index.ts";
import { accountMail, type AccountMailKind } from "./mails/index.ts";
import type { LinkServices, Person } from "./person.ts";
import { countOf } from "../database/count.ts";

/** The purpose of a link in an account's mail. */
export type LinkPurpose = Exclude<TokenPurpose, "email_sign_in" | "second_factor">;

const hour = 60 * 60;
/** How long a link of each kind is valid, seconds; the mails state it. */
const seconds: Record<LinkPurpose, number> = {
  verify_email: 48 * hour,
  reset_password: hour,
  change_email: 24 * hour,
  delete_account: hour,
};

/** The site's page for each kind. */
const pages = {
  verify_email: "verifyEmail",
  reset_password: "resetPassword",
  change_email: "confirmEmail",
  delete_account: "confirmDeletion",
} as const satisfies Record<LinkPurpose, string>;

/** Max unused links of one kind to one address in an hour, so that no one can fill another person's mailbox. */
const maxLinks = 5;

/**
 * Creates a link that works once, in the transaction that queues its mail. Null if the address got too many recently;
 * nothing is mailed then. A `callbackUrl` on the site is added to the link: where the person continues after signing
 * in.
 */
export async function issueLink(
  transaction: DbTransaction,
  holder: TokenHolder & { purpose: LinkPurpose },
  site: { locale: Locale; publicOrigin: string; callbackUrl?: string | undefined },
): Promise<string | null> {
  const recent = transaction
    .selectFrom("single_use_tokens")
    .where("purpose", "=", holder.purpose)
    .where((on) => on.or([on("email", "=", holder.email), on("customer_id", "=", holder.customerId)]))
    .where("created_at", ">", new Date(Date.now() - hour * 1000).toISOString());
  if ((await countOf(recent)) >= maxLinks) return null;
  const token = await issueToken(transaction, holder, seconds[holder.purpose]);
  const link = new URL(pathTo(pages[holder.purpose], site.locale), site.publicOrigin);
  link.searchParams.set("token", token);
  const { path } = returnPath(site.publicOrigin, site.callbackUrl);
  if (path !== null) link.searchParams.set("callbackUrl", path);
  return link.href;
}

/** The person for whom a link was made, without using it up; null if it would not work. */
export async function holderOfLink(
  db: Db,
  token: string,
  purpose: LinkPurpose,
): Promise<{ customerId: number | null; email: string } | null> {
  const row = await db
    .selectFrom("single_use_tokens")
    .select(["customer_id", "email", "expires_at"])
    .where("digest", "=", digestOf(token))
    .where("purpose", "=", purpose)
    .executeTakeFirst();
  if (!row || row.expires_at <= new Date().toISOString()) return null;
  return { customerId: row.customer_id, email: row.email };
}

/** Revokes all links of a person: one of them has changed what the others were for. */
export async function revokeLinks(transaction: DbTransaction, customerId: number): Promise<void> {
  await transaction.deleteFrom("single_use_tokens").where("customer_id", "=", customerId).execute();
}

/**
 * Creates a link for a person's own address and queues its mail, unless they got too many recently. For an address
 * without a person a link is stored but not sent: response time must not reveal who has an account.
 */
export async function mailLink(
  transaction: DbTransaction,
  { publicOrigin }: LinkServices,
  to: Person | { email: string },
  purpose: "verify_email" | "reset_password" | "delete_account",
  kind: AccountMailKind,
  callbackUrl?: string,
): Promise<void> {
  const person = "id" in to ? to : null;
  const link = await issueLink(
    transaction,
    { purpose, customerId: person?.id ?? null, email: to.email },
    { locale: person?.locale ?? defaultLocale, publicOrigin, callbackUrl },
  );
  if (link === null || person === null) return;
  const { id, email, locale } = person;
  await queueMail(transaction, accountMail(kind, { to: email, locale, link }), `customer/${id}`);
}
