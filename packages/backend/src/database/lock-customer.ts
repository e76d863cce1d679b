import type { DbTransaction } from "./schema.ts";

/**
 * Makes other transactions that change something of this person wait until this one ends, so that rules over several
 * rows (one default address, at most so many) hold on PostgreSQL too. False when the person is gone. Writing a row's
 * own value takes its lock in both dialects; `for update` is not in SQLite's SQL.
 */
export async function lockCustomer(transaction: DbTransaction, customerId: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("customers")
    .set((columns) => ({ updated_at: columns.ref("updated_at") }))
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
