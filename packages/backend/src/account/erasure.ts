import { rowLocale } from "../database/row-locale.ts";
import type { Db, DbTransaction } from "../database/schema.ts";
import { queueMail } from "../mail/index.ts";
import { type AuditEntry, recordAudit } from "../audit/index.ts";
import { type CustomerName, named } from "./block.ts";
import { mailLink } from "./links.ts";
import { accountMail } from "./mails/index.ts";
import { verifyPassword } from "./passwords.ts";
import { type AskedBy, findPerson, type LinkServices, type Person } from "./person.ts";
import type { AccountServices } from "./services.ts";
import { redeemToken } from "./single-use-tokens.ts";

type ErasureServices = LinkServices & Pick<AccountServices, "personalData">;

/**
 * Erases an account for a person who knows its password. A person without a password is mailed a link to do it: a
 * session alone, perhaps left open somewhere, is not enough.
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
  await db
    .transaction()
    .execute((transaction) => eraseAccount(transaction, services, person, own(by.requestId)));
  return "erased";
}

/** Erases the account of this link; false if the link is invalid. */
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
    await eraseAccount(transaction, services, person, own(requestId));
    return true;
  });
}

/** Erases a customer on behalf of staff, even a blocked one. `staff`: a separate command removes members of staff. */
export function eraseCustomer(
  db: Db,
  services: Pick<ErasureServices, "personalData">,
  by: CustomerName,
): Promise<"done" | "unknown" | "staff"> {
  return db.transaction().execute(async (transaction) => {
    const person = await named(transaction, by)
      .select(["id", "email", "role", "language_code"])
      .executeTakeFirst();
    if (!person) return "unknown";
    if (person.role === "staff") return "staff";
    const entry = { customerId: null, action: "customer.erase" };
    return (await eraseAccount(transaction, services, { ...person, locale: rowLocale(person) }, entry))
      ? "done"
      : "unknown";
  });
}

const own = (requestId: string): AuditEntry => ({ customerId: null, action: "account.erase", requestId });

/** False if another erasure was faster. */
async function eraseAccount(
  transaction: DbTransaction,
  { personalData }: Pick<ErasureServices, "personalData">,
  { id, email, locale }: Pick<Person, "id" | "email" | "locale">,
  entry: AuditEntry,
): Promise<boolean> {
  if (!(await personalData.erase(transaction, id))) return false;
  await recordAudit(transaction, { ...entry, subject: `customer/${id}` });
  // After the erasure, which deletes the person's other mails.
  const mail = accountMail("accountDeleted", { to: email, locale });
  await queueMail(transaction, mail, `customer/${id}`);
  return true;
}
