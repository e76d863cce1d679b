import type { Kysely } from "kysely";
import { recordAudit, type AuditBy } from "../audit/index.ts";
import type { DatabaseSchema } from "../database/schema.ts";
import { named, type CustomerName } from "./block.ts";

/** Gives a customer the prices of a group, or the general ones (null). False where there is no such customer. */
export function setCustomerGroup(
  db: Kysely<DatabaseSchema>,
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
