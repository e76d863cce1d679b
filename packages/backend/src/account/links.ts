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

/** What a link in an account's mail proves or does. */
export type LinkPurpose = Exclude<TokenPurpose, "email_sign_in" | "second_factor">;

const hour = 60 * 60;
/** How long a link of each kind is good, seconds; the mails say so. */
const seconds: Record<LinkPurpose, number> = {
  verify_email: 48 * hour,
  reset_password: hour,
  change_email: 24 * hour,
  delete_account: hour,
};

/** The page of the site that each kind leads to. */
const pages = {
  verify_email: "verifyEmail",
  reset_password: "resetPassword",
  change_email: "confirmEmail",
  delete_account: "confirmDeletion",
} as const satisfies Record<LinkPurpose, string>;

/** Most unused links of one kind that one address is sent in an hour, so that no one can fill another's mailbox. */
const maxLinks = 5;

/**
 * Makes a link that works once, in the transaction that promises its mail. Null when the address has been sent too
 * many of them recently; nothing is mailed then. A `callbackUrl` on the site goes along with the link: where the person goes
 * on after signing in.
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

/** Whom a link was made for, without using it up; null when it would not work. */
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

/** Makes all links of a person worthless: one of them has changed what the others were sent for. */
export async function revokeLinks(transaction: DbTransaction, customerId: number): Promise<void> {
  await transaction.deleteFrom("single_use_tokens").where("customer_id", "=", customerId).execute();
}

/**
 * Makes a link for a person's own address and promises its mail, unless they got too many recently. For an address
 * without a person a link is stored but not sent: the time that a write takes must not tell who has an account.
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
