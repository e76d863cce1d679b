import type { Db } from "../database/schema.ts";
import { tryGetContext } from "hono/context-storage";
import type { AppEnvironment } from "../http/environment.ts";

/** The client's IP address of the current request; null outside of requests. For the audit log alone. */
function clientIpOfRequest(): string | null {
  return tryGetContext<AppEnvironment>()?.env?.clientIp ?? null;
}

/** The actor: a person through the API, or an unknown actor, such as a staff command. */
export interface AuditBy {
  customerId: number | null;
  requestId?: string | null | undefined;
}

/** An event that someone may ask about later: a sign-in, or an action of staff. */
export interface AuditEntry extends AuditBy {
  /** Such as `sign_in`, `sign_in_failed`, `comment.approve`. */
  action: string;
  /** Such as `comment/12`; no personal data. */
  subject?: string | null;
}

/** Records an entry; inside the transaction of the action that it describes, if there is one. */
export function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  return recordAudits(db, [entry]);
}

/** Records several entries; at most some thousand in one call. */
export async function recordAudits(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const at = new Date().toISOString();
  const client_address = clientIpOfRequest();
  await db
    .insertInto("audit_log")
    .values(
      entries.map((entry) => ({
        at,
        customer_id: entry.customerId,
        action: entry.action,
        subject: entry.subject ?? null,
        request_id: entry.requestId ?? null,
        client_address,
      })),
    )
    .execute();
}
