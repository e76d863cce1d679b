import type { PersonalDataPart } from "../account/personal-data.ts";

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
