import type { Kysely, Selectable, Updateable } from "kysely";
import { recordAudits, type AuditBy } from "../audit/index.ts";
import type { DatabaseSchema } from "../database/schema.ts";
import type { ProductsTable } from "../database/tables/catalogue.ts";
import { bumpVersion } from "../database/version.ts";
import { inBatches } from "./store-batches.ts";
import { UnknownCategoryError } from "./store-outcome.ts";

type Product = Pick<
  Selectable<ProductsTable>,
  "id" | "code" | "category_id" | "category_pinned" | "withdrawal"
>;

/** The result for the products that a call names. Lists hold codes in the order of the call. */
export interface ChangeOutcome {
  changed: string[];
  /** They were as asked for already. */
  unchanged: string[];
  /** There is no such product. The others were changed anyway. */
  unknown: string[];
}

/** Takes products out of lists, search, sitemap and carts until `showProducts` brings them back. */
export function hideProducts(
  db: Kysely<DatabaseSchema>,
  codes: readonly string[],
  by?: AuditBy,
): Promise<ChangeOutcome> {
  return change(db, codes, { action: "product.hide", by }, (product) => product.withdrawal === "hidden", {
    is_active: 0,
    withdrawal: "hidden",
  });
}

/** Brings hidden and retired products back. */
export function showProducts(
  db: Kysely<DatabaseSchema>,
  codes: readonly string[],
  by?: AuditBy,
): Promise<ChangeOutcome> {
  return change(db, codes, { action: "product.show", by }, (product) => product.withdrawal === null, {
    is_active: 1,
    withdrawal: null,
  });
}

/**
 * Ends products: they are no longer listed or sold, and their pages say so. `staff` decides for good.
 * `import` says that a stock list no longer names the product: a later import that names it brings it back,
 * and what staff have hidden or retired stays as it is.
 */
export function retireProducts(
  db: Kysely<DatabaseSchema>,
  codes: readonly string[],
  decidedBy: "staff" | "import",
  by?: AuditBy,
): Promise<ChangeOutcome> {
  const byStaff = decidedBy === "staff";
  return change(
    db,
    codes,
    { action: "product.retire", by },
    (product) => (byStaff ? product.withdrawal === "retired" : product.withdrawal !== null),
    { is_active: 0, withdrawal: byStaff ? "retired" : "unlisted" },
  );
}

/**
 * Files products under another category; imports then leave their category alone.
 * Throws `UnknownCategoryError` when there is no such category, and then changes nothing.
 */
export async function moveProducts(
  db: Kysely<DatabaseSchema>,
  codes: readonly string[],
  category: { key: string } | { id: number },
  by?: AuditBy,
): Promise<ChangeOutcome> {
  const query = db.selectFrom("categories").select("id");
  const found = await (
    "id" in category ? query.where("id", "=", category.id) : query.where("key", "=", category.key)
  ).executeTakeFirst();
  if (!found)
    throw new UnknownCategoryError("id" in category ? String(category.id) : category.key, codes.join(", "));
  return change(
    db,
    codes,
    { action: "product.move", by },
    (product) => product.category_id === found.id && product.category_pinned === 1,
    { category_id: found.id, category_pinned: 1 },
  );
}

/** Updates the products that are not as asked for, in one transaction, records it and tells all readers. */
async function change(
  db: Kysely<DatabaseSchema>,
  codes: readonly string[],
  { action, by }: { action: string; by: AuditBy | undefined },
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
      const due: Product[] = [];
      for (const code of batch) {
        const product = byCode.get(code);
        if (!product) outcome.unknown.push(code);
        else if (isDone(product)) outcome.unchanged.push(code);
        else {
          outcome.changed.push(code);
          due.push(product);
        }
      }
      if (due.length === 0) return;
      await transaction
        .updateTable("products")
        .set({ ...values, updated_at: new Date().toISOString() })
        .where(
          "id",
          "in",
          due.map((product) => product.id),
        )
        .execute();
      if (by)
        await recordAudits(
          transaction,
          due.map((product) => ({ ...by, action, subject: `product/${product.id}` })),
        );
    });
    if (outcome.changed.length > 0) await bumpVersion(transaction, "catalogue");
    return outcome;
  });
}
