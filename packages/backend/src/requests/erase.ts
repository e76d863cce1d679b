import { recordAudit } from "../audit/index.ts";
import type { Db, DbTransaction } from "../database/schema.ts";
import { eraseMailsAbout } from "../mail/index.ts";
import { lockRequest } from "./store.ts";
import { noteFilesOf } from "./upload-deletions.ts";

/**
 * Deletes a request whole: what was written, the mails about it, and its files, which lose their row here
 * and are taken off the disk by the next sweep. False when there is no such request.
 */
export async function eraseRequest(transaction: DbTransaction, id: number): Promise<boolean> {
  // Whoever is answering it now may be promising a mail; all that is promised is there once the lock is.
  if (!(await lockRequest(transaction, id))) return false;
  await eraseMailsAbout(transaction, [`request/${id}`]);
  await noteFilesOf(transaction, id);
  await transaction.deleteFrom("request_files").where("request_id", "=", id).execute();
  await transaction.deleteFrom("requests").where("id", "=", id).execute();
  return true;
}

/**
 * Deletes a request because a person who has no account, or no longer needs an answer, asks for it (KVKK article 7,
 * GDPR article 17); that it was done stays on record. False when there is no such request.
 */
export function eraseOnDemand(db: Db, id: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await eraseRequest(transaction, id))) return false;
    await recordAudit(transaction, { customerId: null, action: "request.erase", subject: `request/${id}` });
    return true;
  });
}
