import type { Db } from "../database/schema.ts";
import type { PersonalDataPart } from "../personal-data/index.ts";

/** Another view within this time counts as the same view, ms. */
export const sameLook = 30 * 60_000;
/** How long views are stored, days. */
export const viewRetentionDays = 180;

/**
 * Counts a view of a product and, for a customer, records its time. The count identifies no one; of a customer only the
 * last view of each product is stored, which is all that "recently viewed" needs.
 */
export async function logView(
  db: Db,
  productId: number,
  customerId: number | null,
  now = Date.now(),
): Promise<void> {
  const at = new Date(now).toISOString();
  await db.transaction().execute(async (transaction) => {
    if (customerId !== null) {
      const since = new Date(now - sameLook).toISOString();
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto("recent_views")
        .values({ customer_id: customerId, product_id: productId, viewed_at: at })
        .onConflict((conflict) =>
          conflict
            .columns(["customer_id", "product_id"])
            .doUpdateSet({ viewed_at: at })
            .where("recent_views.viewed_at", "<=", since),
        )
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) return;
    }
    await transaction
      .insertInto("product_views")
      .values({ product_id: productId, day: at.slice(0, 10), views: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["product_id", "day"])
          .doUpdateSet((columns) => ({ views: columns("product_views.views", "+", 1) })),
      )
      .execute();
  });
}

/** Ids of a customer's recently viewed products, latest first. */
export async function recentlyViewed(db: Db, customerId: number, max: number): Promise<number[]> {
  const rows = await db
    .selectFrom("recent_views")
    .select("product_id")
    .where("customer_id", "=", customerId)
    .orderBy("viewed_at", "desc")
    .orderBy("product_id", "desc")
    .limit(max)
    .execute();
  return rows.map((row) => row.product_id);
}

/** Deletes views older than their retention period. */
export async function forgetOldViews(db: Db, now = Date.now()): Promise<void> {
  const before = new Date(now - viewRetentionDays * 24 * 60 * 60_000).toISOString();
  await db.deleteFrom("recent_views").where("viewed_at", "<", before).execute();
  await db.deleteFrom("product_views").where("day", "<", before.slice(0, 10)).execute();
}

/** A customer's recent views. */
export const viewData: PersonalDataPart = {
  name: "recently_viewed",
  export: (db, customerId) =>
    db
      .selectFrom("recent_views")
      .innerJoin("products", "products.id", "recent_views.product_id")
      .select(["recent_views.product_id", "products.code", "recent_views.viewed_at"])
      .where("recent_views.customer_id", "=", customerId)
      .orderBy("recent_views.viewed_at")
      .execute(),
  erase: async (transaction, customerId) => {
    await transaction.deleteFrom("recent_views").where("customer_id", "=", customerId).execute();
  },
};
