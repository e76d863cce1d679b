import type { Db } from "../database/schema.ts";
import { eraseRequest } from "../requests/erase.ts";
import { retention } from "./periods.ts";

const day = 24 * 60 * 60_000;
/** Requests that are erased in one round, so that other writers do not wait long. */
const maxAtOnce = 200;

/** Erases applications and guests' messages whose time is over, with their mails; files go with the next sweep. */
export async function eraseOldRequests(db: Db, now: number): Promise<void> {
  const before = (days: number): string => new Date(now - days * day).toISOString();
  const old = await db
    .selectFrom("requests")
    .select("id")
    .where((on) =>
      on.or([
        on.and([
          on("kind", "=", "job_application"),
          on("created_at", "<", before(retention.applicationDays)),
        ]),
        on.and([
          on("kind", "=", "job_application"),
          on("status", "in", ["rejected", "closed"]),
          on("updated_at", "<", before(retention.decidedApplicationDays)),
        ]),
        on.and([
          on("kind", "!=", "job_application"),
          on("customer_id", "is", null),
          on("updated_at", "<", before(retention.guestMessageDays)),
        ]),
      ]),
    )
    .orderBy("id")
    .limit(maxAtOnce)
    .execute();
  for (const { id } of old) await db.transaction().execute((transaction) => eraseRequest(transaction, id));
}
