import { sql } from "kysely";
import { recordAudit } from "../audit/index.ts";
import type { Db } from "../database/schema.ts";
import type { StoredMail } from "./outbox.ts";
import { countOf } from "../database/count.ts";

/** The state of a mail. */
export const mailStates = ["waiting", "sent", "failed"] as const;
/** The state of a mail. */
export type MailState = (typeof mailStates)[number];

/** A page of mails in one state, or of all, newest first, with their total. */
export async function mailsInState(
  db: Db,
  state: MailState | undefined,
  { page, limit }: { page: number; limit: number },
): Promise<{ mails: StoredMail[]; total: number }> {
  let matching = db.selectFrom("outbox");
  if (state === "sent") matching = matching.where("sent_at", "is not", null);
  if (state === "failed") matching = matching.where("failed_at", "is not", null);
  if (state === "waiting") matching = matching.where("sent_at", "is", null).where("failed_at", "is", null);
  const mails = await matching
    .selectAll()
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { mails, total: await countOf(matching) };
}

/** A mail with its texts; undefined if no mail has this id. */
export function mailById(db: Db, id: number): Promise<StoredMail | undefined> {
  return db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Retries a mail that was given up; false if it was not given up, or its text is deleted. */
export async function retryMail(db: Db, id: number): Promise<boolean> {
  const now = new Date().toISOString();
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable("outbox")
      // Its age counts from now, or the next failure would give it up again.
      .set({ failed_at: null, tries: 0, due_at: now, created_at: now })
      .where("id", "=", id)
      .where("failed_at", "is not", null)
      .where("text_body", "!=", "")
      .returning("id")
      .executeTakeFirst();
    if (!row) return false;
    await recordAudit(transaction, { customerId: null, action: "mail.retry", subject: `mail/${id}` });
    return true;
  });
}

/** The state of the outbox. */
export interface MailFigures {
  /** Not sent yet, and not given up. */
  waiting: number;
  /** Given up: see `pnpm staff mail list --state failed`. */
  failed: number;
  /** How long the oldest waiting mail has been waiting, seconds; 0 where none waits. */
  oldestSeconds: number;
}

export async function mailFigures(db: Db, now = Date.now()): Promise<MailFigures> {
  const waits = sql`sent_at is null and failed_at is null`;
  const { waiting, failed, oldest } = await db
    .selectFrom("outbox")
    .select([
      sql<number>`count(case when ${waits} then 1 end)`.as("waiting"),
      sql<number>`count(failed_at)`.as("failed"),
      sql<string | null>`min(case when ${waits} then created_at end)`.as("oldest"),
    ])
    .executeTakeFirstOrThrow();
  return {
    waiting,
    failed,
    oldestSeconds: oldest === null ? 0 : Math.max(0, (now - Date.parse(oldest)) / 1000),
  };
}
