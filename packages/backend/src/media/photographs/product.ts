import { sql } from "kysely";
import type { Database } from "../../database/index.ts";
import { RefusedError } from "../../errors/index.ts";

/** Max codes in the suggestion for an unknown one. */
const maxHints = 3;

/** A product by its code as typed. Throws `RefusedError` that suggests similar codes. */
export async function findProduct(
  { db, label }: Database,
  code: string,
): Promise<{ id: number; code: string }> {
  const found = await db
    .selectFrom("products")
    .select(["id", "code"])
    .where("code", "=", code)
    .executeTakeFirst();
  if (found) return found;
  const begins = `${code.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const near = await db
    .selectFrom("products")
    .select("code")
    .where(sql<string>`lower(code)`, "like", sql<string>`${begins} escape '\\'`)
    .orderBy("code")
    .limit(maxHints)
    .execute();
  const hint =
    near.length > 0
      ? `Do you mean ${near.map((product) => product.code).join(", ")}?`
      : "Check the code, and that DATA_DIR or DATABASE_URL names the site's data.";
  throw new RefusedError(`There is no product ${code} in ${label}. ${hint}`);
}
