import { derivedRequestStates, type RequestState, requestStates } from "@preforma/domain/requests";
import { type AuditBy, recordAudit } from "../account/index.ts";
import type { Db } from "../database/schema.ts";
import { lockRequest, type StoredRequest } from "./store.ts";

/** The states that staff may set; a request that became an order can only be closed. */
export const statesByHand = (kind: StoredRequest["kind"], status: RequestState): RequestState[] =>
  requestStates[kind].filter((state) =>
    status === "ordered" ? state === "closed" : !derivedRequestStates.includes(state),
  );

/**
 * Sets and records the state of a request. Null if there is no such request; the unchanged request, with `changed`
 * false, if its kind has no such state.
 */
export async function setState(
  db: Db,
  id: number,
  state: RequestState,
  by: AuditBy,
): Promise<{ request: StoredRequest; changed: boolean } | null> {
  return db.transaction().execute(async (transaction) => {
    // A customer may accept its quote at the same time.
    const found = await lockRequest(transaction, id);
    if (!found) return null;
    const known = statesByHand(found.kind, found.status);
    if (!known.includes(state)) return { request: found, changed: false };
    const request = await transaction
      .updateTable("requests")
      .set({ status: state, updated_at: new Date().toISOString() })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(transaction, { ...by, action: `request.${state}`, subject: `request/${id}` });
    return { request, changed: true };
  });
}
