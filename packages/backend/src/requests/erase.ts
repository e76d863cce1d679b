import type { Transaction } from "kysely";
import type { DatabaseSchema } from "../database/schema.ts";
import { eraseMailsAbout } from "../mail/index.ts";

/**
 * Deletes a request whole: what was written, the mails about it, and its files, which lose their row here
 * and are taken off the disk by the next sweep. False when there is no such request.
 */
export async function eraseRequest(transaction: Transaction<DatabaseSchema>, id: number): Promise<boolean> {
  await eraseMailsAbout(transaction, [`request/${id}`]);
  await transaction.deleteFrom("request_files").where("request_id", "=", id).execute();
  const { numDeletedRows } = await transaction
    .deleteFrom("requests")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
