import type { PersonalDataPart } from "../account/personal-data.ts";
import { eraseRequest } from "./erase.ts";

/**
 * What a person sent while signed in. Erasing deletes it whole, with the mails that told the company of
 * it; files lose their row here and are taken off the disk by the next sweep.
 */
export const requestData: PersonalDataPart = {
  name: "requests",
  async export(db, customerId) {
    const requests = await db
      .selectFrom("requests")
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
      .where("customer_id", "=", customerId)
      .orderBy("id")
      .execute();
    const files = await db
      .selectFrom("request_files")
      .innerJoin("requests", "requests.id", "request_files.request_id")
      .select(["request_files.request_id", "request_files.name", "request_files.bytes"])
      .where("requests.customer_id", "=", customerId)
      .orderBy("request_files.id")
      .execute();
    return requests.map(({ fields, ...request }) => ({
      ...request,
      fields: JSON.parse(fields) as unknown,
      files: files
        .filter((file) => file.request_id === request.id)
        .map(({ name, bytes }) => ({ name, bytes })),
    }));
  },
  async erase(transaction, customerId) {
    const own = await transaction
      .selectFrom("requests")
      .select("id")
      .where("customer_id", "=", customerId)
      .execute();
    for (const { id } of own) await eraseRequest(transaction, id);
  },
};
