import type { Kysely, Selectable, Updateable } from "kysely";
import type { DatabaseSchema, ProductsTable } from "../database/schema.ts";
import { bumpVersion } from "../database/version.ts";
import { inBatches } from "./store-batches.ts";
import { UnknownCategoryError } from "./store-outcome.ts";

type Product = Pick<
  Selectable<ProductsTable>,
  "id" | "code" | "category_id" | "category_pinned" | "withdrawal"
>;

/** What became of the products that a call names. Lists hold codes in the order of the call. */
export interface ChangeOutcome {
  changed: string[];
  /** They were as asked for already. */
  unchanged: string[];
  /** There is no such product. The others were changed nevertheless. */
  unknown: string[];
}

/** Takes products out of lists, search, sitemap and carts until `showProducts` brings them back. */
export function hideProducts(db: Kysely<DatabaseSchema>, codes: readonly string[]): Promise<ChangeOutcome> {
  return change(db, codes, (product) => product.withdrawal === "hidden", {
    is_active: 0,
    withdrawal: "hidden",
  });
}

/** Brings hidden and retired products back. */
export function showProducts(db: Kysely<DatabaseSchema>, codes: readonly string[]): Promise<ChangeOutcome> {
  return change(db, codes, (product) => product.withdrawal === null, { is_active: 1, withdrawal: null });
}

/**
 * Ends products: they are no longer listed or sold, and their pages say so. `staff` decides for good.
 * `import` says that a stock list no longer names the product: a later import that names it brings it back,
 * and what staff have hidden or retired stays as it is.
 */
export function retireProducts(
  db: Kysely<DatabaseSchema>,
  codes: readonly string[],
  by: "staff" | "import",
): Promise<ChangeOutcome> {
  return change(
    db,
    codes,
    (product) => (by === "staff" ? product.withdrawal === "retired" : product.withdrawal !== null),
    { is_active: 0, withdrawal: by === "staff" ? "retired" : "unlisted" },
  );
}

/**
 * Files products under another category; imports then leave their category alone.
 * Throws `UnknownCategoryError` when there is no such category, and then changes nothing.
 */
export async function moveProducts(
  db: Kysely<DatabaseSchema>,
  codes: readonly string[],
  categoryKey: string,
): Promise<ChangeOutcome> {
  const category = await db
    .selectFrom("categories")
    .select("id")
    .where("key", "=", categoryKey)
    .executeTakeFirst();
  if (!category) throw new UnknownCategoryError(categoryKey, codes.join(", "));
  return change(
    db,
    codes,
    (product) => product.category_id === category.id && product.category_pinned === 1,
    { category_id: category.id, category_pinned: 1 },
  );
}

/** Updates the products that are not as asked for, in one transaction, and tells all readers. */
async function change(
  db: Kysely<DatabaseSchema>,
  codes: readonly string[],
  isDone: (product: Product) => boolean,
  values: Updateable<ProductsTable>,
): Promise<ChangeOutcome> {
  return db.transaction().execute(async (transaction) => {
    const outcome: ChangeOutcome = { changed: [], unchanged: [], unknown: [] };
    await inBatches([...new Set(codes)], 500, async (batch) => {
      const rows = await transaction
        .selectFrom("products")
        .select(["id", "code", "category_id", "category_pinned", "withdrawal"])
        .where("code", "in", batch)
        .execute();
      const byCode = new Map(rows.map((row) => [row.code, row]));
      const due: number[] = [];
      for (const code of batch) {
        const product = byCode.get(code);
        if (!product) outcome.unknown.push(code);
        else if (isDone(product)) outcome.unchanged.push(code);
        else {
          outcome.changed.push(code);
          due.push(product.id);
        }
      }
      if (due.length === 0) return;
      await transaction
        .updateTable("products")
        .set({ ...values, updated_at: new Date().toISOString() })
        .where("id", "in", due)
        .execute();
    });
    if (outcome.changed.length > 0) await bumpVersion(transaction, "catalogue");
    return outcome;
  });
}
