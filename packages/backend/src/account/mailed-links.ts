import { defaultLocale } from "@preforma/domain/locales";
import type { DbTransaction } from "../database/schema.ts";
import { queueMail } from "../mail/index.ts";
import { issueLink } from "./links.ts";
import { accountMail, type AccountMailKind } from "./mails/index.ts";
import type { LinkServices, Person } from "./person.ts";

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
