import type { Selectable } from "kysely";
import type { Db } from "../database/schema.ts";
import type { OutboxTable } from "../database/tables/mail.ts";

/** A secret parameter of a link, in plain text and in HTML, where `&` is written `&amp;`. */
const secretParameter = /([?&;](?:token|code|key)=)[^\s"'&<>]+/g;

/** A mail's text without the secrets in its links, so that people who read the record cannot use them. */
const withoutSecrets = (text: string): string => text.replace(secretParameter, "$1…");

/** A stored mail, waiting or sent. */
export type StoredMail = Selectable<OutboxTable>;

const instant = (ms: number): string => new Date(ms).toISOString();

/**
 * Leases up to `count` mails that are due. The claim is one statement that repeats the conditions of the query before
 * it: each mail goes to one of several workers, in any process. When a worker dies, the others can claim its mails once
 * the lease expires.
 */
export async function claimMails(db: Db, owner: string, count: number, lease: number): Promise<StoredMail[]> {
  const now = instant(Date.now());
  const due = await db
    .selectFrom("outbox")
    .select("id")
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("due_at", "<=", now)
    .where((where) => where.or([where("leased_until", "is", null), where("leased_until", "<=", now)]))
    .orderBy("due_at")
    .orderBy("id")
    .limit(count)
    .execute();
  if (due.length === 0) return [];
  return db
    .updateTable("outbox")
    .set((set) => ({
      lease_owner: owner,
      leased_until: instant(Date.now() + lease),
      tries: set("tries", "+", 1),
    }))
    .where(
      "id",
      "in",
      due.map((row) => row.id),
    )
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where((where) => where.or([where("leased_until", "is", null), where("leased_until", "<=", now)]))
    .returningAll()
    .execute();
}

/** Extends a worker's lease on a mail; false when another worker has claimed it meanwhile. */
export async function renewLease(db: Db, mail: StoredMail, lease: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ leased_until: instant(Date.now() + lease) })
    .where("id", "=", mail.id)
    .where("lease_owner", "=", mail.lease_owner)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The result of a claimed mail. */
export type Outcome =
  | { kind: "sent" }
  /** Retried after `wait` ms. */
  | { kind: "later"; wait: number; says: string }
  | { kind: "given_up"; says: string }
  /** Not tried after all: any worker may claim it at once. */
  | { kind: "released" };

/** Saves the result of a mail, unless another worker has the lease meanwhile. */
export async function settleMail(db: Db, mail: StoredMail, outcome: Outcome): Promise<void> {
  const now = Date.now();
  const free = { lease_owner: null, leased_until: null };
  const changes = {
    sent: () => ({
      ...free,
      sent_at: instant(now),
      last_error: null,
      unsubscribe_url: null,
      text_body: withoutSecrets(mail.text_body),
      html_body: mail.html_body === null ? null : withoutSecrets(mail.html_body),
    }),
    later: (wait: number, says: string) => ({ ...free, due_at: instant(now + wait), last_error: says }),
    given_up: (says: string) => ({ ...free, failed_at: instant(now), last_error: says }),
    released: () => ({ ...free, tries: Math.max(0, mail.tries - 1) }),
  };
  await db
    .updateTable("outbox")
    .set(
      outcome.kind === "later"
        ? changes.later(outcome.wait, outcome.says)
        : outcome.kind === "given_up"
          ? changes.given_up(outcome.says)
          : changes[outcome.kind](),
    )
    .where("id", "=", mail.id)
    .where("lease_owner", "=", mail.lease_owner)
    .execute();
}
