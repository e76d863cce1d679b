import type { PersonalDataPart } from "../personal-data/index.ts";
import { verifiedEmailKey } from "../account/email-key.ts";
import type { Db } from "../database/schema.ts";
import { eraseRequest } from "./erase.ts";
import { filesOf, type StoredRequest } from "./store.ts";

/**
 * Requests that a person sent, signed in or as a guest from a confirmed email address. Erasing deletes them whole, with
 * the mails that notified the company; file rows are deleted here, and the next sweep deletes the files from disk.
 */
export const requestData: PersonalDataPart = {
  name: "requests",
  async export(db, customerId) {
    const requests = await requestsOfPerson(db, customerId)
      .select([
        "id",
        "kind",
        "status",
        "first_name",
        "last_name",
        "email",
        "phone",
        "fields",
        "language_code",
        "created_at",
        "updated_at",
      ])
      .orderBy("id")
      .execute();
    const files = await filesOf(
      db,
      requests.map(({ id }) => id),
    );
    return requests.map(({ fields, ...request }) => ({
      ...request,
      fields: JSON.parse(fields) as unknown,
      files: files
        .filter((file) => file.request_id === request.id)
        .map(({ name, bytes }) => ({ name, bytes })),
    }));
  },
  async erase(transaction, customerId) {
    const own = await requestsOfPerson(transaction, customerId).select("id").execute();
    for (const { id } of own) await eraseRequest(transaction, id);
  },
};

/** Requests that a person sent, signed in or as a guest from a confirmed email address. */
export const requestsOfPerson = (db: Db, customerId: number) =>
  db
    .selectFrom("requests")
    .where((on) =>
      on.or([
        on("customer_id", "=", customerId),
        on.and([on("customer_id", "is", null), on("email_key", "in", verifiedEmailKey(db, customerId))]),
      ]),
    );

/** Whether a blocked customer sent a request, signed in or as a guest from the address that they have confirmed. */
export async function isFromBlocked(
  db: Db,
  { customer_id, email_key }: Pick<StoredRequest, "customer_id" | "email_key">,
): Promise<boolean> {
  const blocked = db.selectFrom("customers").select("id").where("is_active", "=", 0);
  const found =
    customer_id === null
      ? blocked.where("email_key", "=", email_key).where("email_verified_at", "is not", null)
      : blocked.where("id", "=", customer_id);
  return (await found.executeTakeFirst()) !== undefined;
}
