import type { Selectable } from "kysely";
import type { Locale } from "@preforma/domain/locales";
import { type RequestKind, type RequestState, requestStates } from "@preforma/domain/requests";
import { emailKeyOf } from "../account/email-key.ts";
import type { Db, DbTransaction } from "../database/schema.ts";
import type { Content } from "./arrival.ts";
import type { RequestFilesTable, RequestsTable } from "../database/tables/requests.ts";
import { dropNote } from "./upload-deletions.ts";
import type { StoredUpload } from "./uploads.ts";
import { countOf } from "../database/count.ts";

/** A request as stored. */
export type StoredRequest = Selectable<RequestsTable>;
/** A file attached to a request. */
export type StoredFile = Selectable<RequestFilesTable>;

/** The context of a request: its sender, its language, its HTTP request. */
export interface RequestContext {
  customerId: number | null;
  locale: Locale;
  requestId: string;
  requestKey: string | null;
  fingerprint: string;
}

/**
 * Stores a request in the initial state of its kind. For a key that exists already: `known` and the stored request;
 * `null` if that was a different form.
 */
export async function addRequest(
  transaction: DbTransaction,
  content: Content,
  around: RequestContext,
): Promise<{ request: StoredRequest; known: boolean } | null> {
  const now = new Date().toISOString();
  const inserted = await transaction
    .insertInto("requests")
    .values({
      kind: content.kind,
      status: requestStates[content.kind][0],
      customer_id: around.customerId,
      ...content.sender,
      email_key: content.sender.email === null ? null : emailKeyOf(content.sender.email),
      fields: JSON.stringify(content.fields),
      language_code: around.locale,
      request_id: around.requestId,
      request_key: around.requestKey,
      fingerprint: around.fingerprint,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(["kind", "request_key"]).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return { request: inserted, known: false };
  const request = await transaction
    .selectFrom("requests")
    .selectAll()
    .where("kind", "=", content.kind)
    .where("request_key", "=", around.requestKey)
    .executeTakeFirstOrThrow();
  return request.fingerprint === around.fingerprint ? { request, known: true } : null;
}

/** Records the file of a request; it is already on disk, and its deletion note is dropped. */
export async function addFile(
  transaction: DbTransaction,
  requestId: number,
  upload: StoredUpload,
): Promise<void> {
  await transaction
    .insertInto("request_files")
    .values({
      request_id: requestId,
      name: upload.name,
      stored_name: upload.storedName,
      content_type: upload.contentType,
      bytes: upload.bytes,
      created_at: new Date().toISOString(),
    })
    .execute();
  await dropNote(transaction, upload.storedName);
}

/** The number of requests from this email address since an instant. */
export function requestsNaming(db: Db, email: string, since: string): Promise<number> {
  return countOf(
    db.selectFrom("requests").where("email_key", "=", emailKeyOf(email)).where("created_at", ">=", since),
  );
}

/** Filters for a list of requests; all given ones must match. */
export interface RequestFilter {
  kind?: RequestKind;
  status?: RequestState;
  customerId?: number;
  page: number;
  limit: number;
}

/** A page of requests, newest first, with their total. */
export async function findRequests(
  db: Db,
  filter: RequestFilter,
): Promise<{ requests: StoredRequest[]; total: number }> {
  let matching = db.selectFrom("requests");
  if (filter.kind) matching = matching.where("kind", "=", filter.kind);
  if (filter.status) matching = matching.where("status", "=", filter.status);
  if (filter.customerId !== undefined) matching = matching.where("customer_id", "=", filter.customerId);
  const requests = await matching
    .selectAll()
    .orderBy("id", "desc")
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit)
    .execute();
  return { requests, total: await countOf(matching) };
}

/**
 * Locks a request until the transaction ends, and reads it: other answers and decisions wait. Writing a row's own value
 * locks it in both dialects. Null if there is no such request.
 */
export async function lockRequest(transaction: DbTransaction, id: number): Promise<StoredRequest | null> {
  const request = await transaction
    .updateTable("requests")
    .set((columns) => ({ updated_at: columns.ref("updated_at") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return request ?? null;
}

/** One request with its files; null if there is none. */
export async function requestById(
  db: Db,
  id: number,
): Promise<{ request: StoredRequest; files: StoredFile[] } | null> {
  const request = await db.selectFrom("requests").selectAll().where("id", "=", id).executeTakeFirst();
  if (!request) return null;
  return { request, files: await filesOf(db, [id]) };
}

/** The files of some requests. */
export async function filesOf(db: Db, ids: readonly number[]): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  return db.selectFrom("request_files").selectAll().where("request_id", "in", ids).orderBy("id").execute();
}
