import type { Db, DbTransaction } from "../database/schema.ts";
import { type AuditBy, recordAudit } from "../audit/index.ts";
import { emailKeyOf } from "./email-key.ts";
import { endSessionsOf } from "./sessions.ts";

/** The outcome of an action on a customer. `staff`: members of staff must be demoted first. */
export type BlockOutcome = "done" | "already" | "unknown" | "staff";

/** Identifies a customer. */
export type CustomerName = { id: number } | { email: string };

/** A customer for staff to help or to block; null if there is none. */
export async function customerState(db: Db, by: CustomerName) {
  const person = await named(db, by)
    .select(["id", "email", "name", "surname", "role", "is_active", "email_verified_at", "created_at"])
    .select("customer_group")
    .executeTakeFirst();
  if (!person) return null;
  const sessions = await db
    .selectFrom("sessions")
    .select("digest")
    .where("customer_id", "=", person.id)
    .where("expires_at", ">", new Date().toISOString())
    .execute();
  const { is_active, ...rest } = person;
  return { ...rest, is_blocked: is_active !== 1, sessions: sessions.length };
}

/**
 * Shuts a customer out: every session ends at once, no password, link or provider opens a new one, links already
 * mailed are void, and no quote can be accepted. Orders and messages stay as they are.
 */
export function blockCustomer(db: Db, by: CustomerName, who: AuditBy): Promise<BlockOutcome> {
  return change(db, by, "customer.block", who, async (transaction, { id, is_active }) => {
    if (is_active !== 1) return false;
    await setActive(transaction, id, 0);
    await endSessionsOf(transaction, id);
    await transaction.deleteFrom("single_use_tokens").where("customer_id", "=", id).execute();
    return true;
  });
}

/** Unblocks a customer. */
export function unblockCustomer(db: Db, by: CustomerName, who: AuditBy): Promise<BlockOutcome> {
  return change(db, by, "customer.unblock", who, async (transaction, { id, is_active }) => {
    if (is_active === 1) return false;
    await setActive(transaction, id, 1);
    return true;
  });
}

/** Ends all sessions of a customer, who may sign in again. */
export function signOutCustomer(db: Db, by: CustomerName, who: AuditBy): Promise<BlockOutcome> {
  return change(db, by, "customer.sign_out", who, async (transaction, { id }) => {
    await endSessionsOf(transaction, id);
    return true;
  });
}

type Person = { id: number; is_active: 0 | 1 };

function change(
  db: Db,
  by: CustomerName,
  action: string,
  who: AuditBy,
  apply: (transaction: DbTransaction, person: Person) => Promise<boolean>,
): Promise<BlockOutcome> {
  return db.transaction().execute(async (transaction) => {
    const person = await named(transaction, by).select(["id", "role", "is_active"]).executeTakeFirst();
    if (!person) return "unknown";
    if (person.role === "staff") return "staff";
    if (!(await apply(transaction, person))) return "already";
    await recordAudit(transaction, { ...who, action, subject: `customer/${person.id}` });
    return "done";
  });
}

export const named = (db: Db, by: CustomerName) =>
  "id" in by
    ? db.selectFrom("customers").where("id", "=", by.id)
    : db.selectFrom("customers").where("email_key", "=", emailKeyOf(by.email));

async function setActive(transaction: DbTransaction, id: number, is_active: 0 | 1): Promise<void> {
  await transaction
    .updateTable("customers")
    .set({ is_active, updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
}

/** Gives a customer the prices of a group, or the general ones (null). False if there is no such customer. */
export function setCustomerGroup(
  db: Db,
  by: CustomerName,
  group: string | null,
  who: AuditBy,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const person = await named(transaction, by).select(["id", "customer_group"]).executeTakeFirst();
    if (!person) return false;
    if (person.customer_group === group) return true;
    await transaction
      .updateTable("customers")
      .set({ customer_group: group, updated_at: new Date().toISOString() })
      .where("id", "=", person.id)
      .execute();
    await recordAudit(transaction, { ...who, action: "customer.group", subject: `customer/${person.id}` });
    return true;
  });
}
