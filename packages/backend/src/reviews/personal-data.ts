import type { PersonalDataPart } from "../account/personal-data.ts";
import { eraseMailsAbout } from "../mail/index.ts";

/** Reviews written while signed in. Erasing leaves rating and text, without anything that says whose they were. */
export const reviewData: PersonalDataPart = {
  name: "reviews",
  export: (db, customerId) =>
    db
      .selectFrom("reviews")
      .select([
        "id",
        "product_id",
        "first_name",
        "last_name",
        "email",
        "show_name",
        "rating",
        "content",
        "language_code",
        "status",
        "created_at",
      ])
      .where("customer_id", "=", customerId)
      .orderBy("id")
      .execute(),
  async erase(transaction, customerId) {
    const own = await transaction
      .selectFrom("reviews")
      .select("id")
      .where("customer_id", "=", customerId)
      .execute();
    await eraseMailsAbout(
      transaction,
      own.map(({ id }) => `comment/${id}` as const),
    );
    // What was never published has no reader who would miss it.
    await transaction
      .deleteFrom("reviews")
      .where("customer_id", "=", customerId)
      .where("status", "!=", "approved")
      .execute();
    await transaction
      .updateTable("reviews")
      .set({ first_name: "", last_name: "", email: "", show_name: 0, customer_id: null, request_key: null })
      .where("customer_id", "=", customerId)
      .execute();
  },
};
