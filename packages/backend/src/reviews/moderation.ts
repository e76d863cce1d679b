import { type AuditBy, recordAudit } from "../account/index.ts";
import { bumpVersion, type Db } from "../database/index.ts";
import { eraseMailsAbout } from "../mail/index.ts";
import { decideReview } from "./store.ts";

/** Moderates a review and records that; false if there is no such review. */
export async function moderate(
  db: Db,
  id: number,
  status: "approved" | "rejected",
  by: AuditBy,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const decided = await decideReview(transaction, id, status, by.customerId);
    if (!decided) return false;
    // Pages that show reviews are cached until the content changes.
    await bumpVersion(transaction, "content");
    const action = status === "approved" ? "comment.approve" : "comment.reject";
    await recordAudit(transaction, { ...by, action, subject: `comment/${id}` });
    return true;
  });
}

/**
 * Deletes a review for good, with the mail about it, at its author's request, and records the erasure. False if there
 * is no such review.
 */
export async function eraseReview(db: Db, id: number, by: AuditBy): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom("reviews")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return false;
    await eraseMailsAbout(transaction, [`comment/${id}`]);
    await bumpVersion(transaction, "content");
    await recordAudit(transaction, { ...by, action: "comment.erase", subject: `comment/${id}` });
    return true;
  });
}
