import { recordAudit } from "../audit/index.ts";
import type { Db, DbTransaction } from "../database/schema.ts";
import { eraseMailsAbout } from "../mail/index.ts";
import { lockRequest } from "./store.ts";
import { noteFilesOf } from "./upload-deletions.ts";

/**
 * Deletes a whole request: its content, the mails about it, and its files, whose rows are deleted here and which the
 * next sweep deletes from disk. False if there is no such request.
 */
export async function eraseRequest(transaction: DbTransaction, id: number): Promise<boolean> {
  // A concurrent answer may be queueing a mail; the lock makes all queued mails visible.
  if (!(await lockRequest(transaction, id))) return false;
  await eraseMailsAbout(transaction, [`request/${id}`]);
  await noteFilesOf(transaction, id);
  await transaction.deleteFrom("request_files").where("request_id", "=", id).execute();
  await transaction.deleteFrom("requests").where("id", "=", id).execute();
  return true;
}

/**
 * Deletes a request for a person who has no account, or no longer needs an answer (KVKK article 7, GDPR
 * article 17), and records the erasure in the audit log. False if there is no such request.
 */
export function eraseOnDemand(db: Db, id: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await eraseRequest(transaction, id))) return false;
    await recordAudit(transaction, { customerId: null, action: "request.erase", subject: `request/${id}` });
    return true;
  });
}
