import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/schema.ts";

/** Something that may be asked about later: a sign-in, or what staff did. */
export interface AuditEntry {
  customerId: number | null;
  /** Such as `sign_in`, `sign_in_failed`, `comment.approve`. */
  action: string;
  /** Such as `comment/12`; no personal data. */
  subject?: string | null;
  requestId?: string | null;
}

/** Puts an entry on record; inside the transaction of what it tells of, where there is one. */
export async function recordAudit(db: Kysely<DatabaseSchema>, entry: AuditEntry): Promise<void> {
  await db
    .insertInto("audit_log")
    .values({
      at: new Date().toISOString(),
      customer_id: entry.customerId,
      action: entry.action,
      subject: entry.subject ?? null,
      request_id: entry.requestId ?? null,
    })
    .execute();
}
