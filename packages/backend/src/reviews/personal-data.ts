import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { PersonalDataPart } from "../personal-data/index.ts";
import { emailKeyOfColumn, verifiedEmailKey } from "../account/email-key.ts";
import type { DatabaseSchema, Db } from "../database/schema.ts";
import { eraseMailsAbout } from "../mail/index.ts";

/**
 * Reviews by a signed-in person, or by a guest with the confirmed address. Erasing keeps rating and text, without
 * anything that identifies the author.
 */
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
      .where(isOwn(db, customerId))
      .orderBy("id")
      .execute(),
  async erase(transaction, customerId) {
    const own = await transaction
      .selectFrom("reviews")
      .select("id")
      .where(isOwn(transaction, customerId))
      .execute();
    await eraseMailsAbout(
      transaction,
      own.map(({ id }) => `comment/${id}` as const),
    );
    // A review that was never published has no readers.
    await transaction
      .deleteFrom("reviews")
      .where(isOwn(transaction, customerId))
      .where("status", "!=", "approved")
      .execute();
    await transaction
      .updateTable("reviews")
      .set({ first_name: "", last_name: "", email: "", show_name: 0, customer_id: null, request_key: null })
      .where(isOwn(transaction, customerId))
      .execute();
  },
};

const isOwn =
  (db: Db, customerId: number) =>
  (on: ExpressionBuilder<DatabaseSchema, "reviews">): Expression<SqlBool> =>
    on.or([
      on("customer_id", "=", customerId),
      on.and([
        on("customer_id", "is", null),
        on(emailKeyOfColumn("reviews.email"), "in", verifiedEmailKey(db, customerId)),
      ]),
    ]);
