import type { PersonalDataPart } from "../personal-data/index.ts";

/** What a customer liked. */
export const favouriteData: PersonalDataPart = {
  name: "favourites",
  export: (db, customerId) =>
    db
      .selectFrom("favourites")
      .innerJoin("products", "products.id", "favourites.product_id")
      .select(["favourites.product_id", "products.code", "favourites.created_at"])
      .where("favourites.customer_id", "=", customerId)
      .orderBy("favourites.created_at")
      .execute(),
  erase: async (transaction, customerId) => {
    await transaction.deleteFrom("favourites").where("customer_id", "=", customerId).execute();
  },
};
