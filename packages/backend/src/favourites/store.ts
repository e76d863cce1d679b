import { lockCustomer } from "../database/lock.ts";
import type { Db } from "../database/schema.ts";
import type { PersonalDataPart } from "../personal-data/index.ts";

/** Max favourites of one customer: whole lists of ids are read at once. */
const maxFavourites = 1000;

/** Ids of a customer's favourites in the order in which they were added. */
export async function favouritesOf(db: Db, customerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("favourites")
    .select("product_id")
    .where("customer_id", "=", customerId)
    .orderBy("created_at")
    .orderBy("product_id")
    .execute();
  return rows.map((row) => row.product_id);
}

/**
 * Adds a product; idempotent. `full` if the customer has the max number of favourites, `unknown` for a product that was
 * deleted after the catalogue was read. Throws if the account no longer exists.
 */
export function addFavourite(
  db: Db,
  customerId: number,
  productId: number,
): Promise<"added" | "full" | "unknown"> {
  return db.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, customerId);
    const product = await transaction
      .selectFrom("products")
      .select("id")
      .where("id", "=", productId)
      .executeTakeFirst();
    if (!product) return "unknown";
    const ids = await favouritesOf(transaction, customerId);
    if (ids.includes(productId)) return "added";
    if (ids.length >= maxFavourites) return "full";
    await transaction
      .insertInto("favourites")
      .values({ customer_id: customerId, product_id: productId, created_at: new Date().toISOString() })
      .execute();
    return "added";
  });
}

/** Removes a product; does nothing if it is no favourite. */
export async function removeFavourite(db: Db, customerId: number, productId: number): Promise<void> {
  await db
    .deleteFrom("favourites")
    .where("customer_id", "=", customerId)
    .where("product_id", "=", productId)
    .execute();
}

/** A customer's favourites. */
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
