import type { Transaction } from "kysely";
import type { DatabaseSchema } from "../database/schema.ts";
import { queueMail } from "../mail/index.ts";
import { recordAudit } from "../audit/index.ts";
import { mailLink } from "./mailed-links.ts";
import { accountMail } from "./mails/index.ts";
import { verifyPassword } from "./passwords.ts";
import { findPerson, type AskedBy, type LinkServices, type Person } from "./person.ts";
import type { AccountServices } from "./services.ts";
import { redeemToken } from "./single-use-tokens.ts";

type ErasureServices = LinkServices & Pick<AccountServices, "personalData">;

/**
 * Erases an account for a person who knows its password. A person who has no password is mailed a link that does it
 * instead: a session alone, perhaps left open somewhere, is not enough.
 */
export async function requestErasure(
  services: ErasureServices,
  by: AskedBy,
  password: string | null,
): Promise<"erased" | "mailed" | "missing" | "wrong"> {
  const { db } = services;
  const person = await findPerson(db, { id: by.customerId });
  if (!person) return "wrong";
  if (person.passwordHash === null) {
    await db
      .transaction()
      .execute((transaction) => mailLink(transaction, services, person, "delete_account", "confirmDeletion"));
    return "mailed";
  }
  if (password === null) return "missing";
  if (!(await verifyPassword(person.passwordHash, password))) return "wrong";
  await db.transaction().execute((transaction) => eraseAccount(transaction, services, person, by.requestId));
  return "erased";
}

/** Erases the account whose link this is; false when it is worth nothing. */
export function confirmErasure(
  services: ErasureServices,
  token: string,
  requestId: string,
): Promise<boolean> {
  return services.db.transaction().execute(async (transaction) => {
    const holder = await redeemToken(transaction, token, "delete_account");
    const person =
      holder && holder.customerId !== null ? await findPerson(transaction, { id: holder.customerId }) : null;
    if (!person) return false;
    await eraseAccount(transaction, services, person, requestId);
    return true;
  });
}

async function eraseAccount(
  transaction: Transaction<DatabaseSchema>,
  { personalData }: ErasureServices,
  { id, email, locale }: Person,
  requestId: string,
): Promise<void> {
  if (!(await personalData.erase(transaction, id))) return;
  await recordAudit(transaction, {
    customerId: null,
    action: "account.erase",
    subject: `customer/${id}`,
    requestId,
  });
  // After the erasure, which takes the person's other mails along.
  const mail = accountMail("accountDeleted", { to: email, locale });
  await queueMail(transaction, mail, `customer/${id}`);
}
