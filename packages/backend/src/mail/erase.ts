import type { Transaction } from "kysely";
import type { DatabaseSchema } from "../database/schema.ts";
import type { MailTopic } from "./queue.ts";

/** Most topics that one statement names; SQLite takes 32,766 values. */
const atOnce = 1000;

/** Deletes the mails about things that are being erased, those that still wait too. */
export async function eraseMailsAbout(
  transaction: Transaction<DatabaseSchema>,
  topics: readonly MailTopic[],
): Promise<void> {
  for (let first = 0; first < topics.length; first += atOnce)
    await transaction
      .deleteFrom("outbox")
      .where("about", "in", topics.slice(first, first + atOnce))
      .execute();
}
