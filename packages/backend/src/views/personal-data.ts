import type { PersonalDataPart } from "../personal-data/index.ts";

/** What a customer looked at last. */
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
