import { defaultLocale } from "@preforma/domain/locales";
import type { Db } from "../database/schema.ts";
import { countOf } from "../database/count.ts";

/** A page of the hidden or retired products, by code, with their total. Titles are in the default language. */
export async function withdrawnProducts(db: Db, { page, limit }: { page: number; limit: number }) {
  const withdrawn = db.selectFrom("products").where("withdrawal", "is not", null);
  const rows = await withdrawn
    .leftJoin("product_texts", (join) =>
      join
        .onRef("product_texts.product_id", "=", "products.id")
        .on("product_texts.language_code", "=", defaultLocale),
    )
    .select(["products.id", "products.code", "products.withdrawal", "product_texts.title"])
    .orderBy("products.code")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return {
    products: rows.flatMap(({ withdrawal, ...row }) => (withdrawal ? [{ ...row, withdrawal }] : [])),
    total: await countOf(withdrawn),
  };
}
