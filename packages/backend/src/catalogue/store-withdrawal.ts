import type { Selectable, Updateable } from "kysely";
import { type AuditBy, recordAudits } from "../audit/index.ts";
import type { Db } from "../database/schema.ts";
import type { ProductsTable } from "../database/tables/catalogue.ts";
import { bumpVersion, dialectOf } from "../database/version.ts";
import { idsByCode, inBatches, UnknownCategoryError } from "./store-batches.ts";

type Product = Pick<
  Selectable<ProductsTable>,
  "id" | "code" | "category_id" | "category_pinned" | "withdrawal"
>;

/** The outcome for the products in a call. Lists contain codes in the order of the call. */
export interface ChangeOutcome {
  changed: string[];
  /** Already in the requested state. */
  unchanged: string[];
  /** No such product. The others were changed anyway. */
  unknown: string[];
}

/** Removes products from lists, search, sitemap and carts until `showProducts` brings them back. */
export function hideProducts(db: Db, codes: readonly string[], by?: AuditBy): Promise<ChangeOutcome> {
  return change(db, codes, { action: "product.hide", by }, (product) => product.withdrawal === "hidden", {
    is_active: 0,
    withdrawal: "hidden",
  });
}

/** Brings hidden and retired products back. */
export function showProducts(db: Db, codes: readonly string[], by?: AuditBy): Promise<ChangeOutcome> {
  return change(db, codes, { action: "product.show", by }, (product) => product.withdrawal === null, {
    is_active: 1,
    withdrawal: null,
  });
}

/**
 * Retires products: they are no longer listed or sold, and their pages say so. By `staff`, it is final. By `import`, a
 * stock list no longer contains the product: a later import that contains it brings it back, and products that staff
 * have hidden or retired stay as they are.
 */
export function retireProducts(
  db: Db,
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
 * Moves products to another category; imports then leave their category alone. If there is no such category, throws
 * `UnknownCategoryError` and changes nothing.
 */
export async function moveProducts(
  db: Db,
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

/**
 * Updates the products that are not yet in the requested state, in one transaction, with an audit record, and notifies
 * all readers.
 */
async function change(
  db: Db,
  codes: readonly string[],
  { action, by }: { action: string; by: AuditBy | undefined },
  isDone: (product: Product) => boolean,
  values: Updateable<ProductsTable>,
): Promise<ChangeOutcome> {
  return db.transaction().execute(async (transaction) => {
    const named = [...new Set(codes)];
    const ids = await idsByCode(transaction, named);
    const found = new Map<string, { isChanged: boolean }>();
    const ordered = [...ids.values()].toSorted((a, b) => a - b);
    await inBatches(ordered, 500, async (batch) => {
      const rows = await transaction
        .selectFrom("products")
        .select(["id", "code", "category_id", "category_pinned", "withdrawal"])
        .where("id", "in", batch)
        .orderBy("id")
        // A transaction of SQLite has already locked everything.
        .$if(dialectOf(transaction) === "postgres", (query) => query.forUpdate())
        .execute();
      for (const row of rows) found.set(row.code, { isChanged: !isDone(row) });
      const due = rows.filter((row) => !isDone(row));
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
    const outcome: ChangeOutcome = {
      changed: named.filter((code) => found.get(code)?.isChanged === true),
      unchanged: named.filter((code) => found.get(code)?.isChanged === false),
      unknown: named.filter((code) => !found.has(code)),
    };
    if (outcome.changed.length > 0) await bumpVersion(transaction, "catalogue");
    return outcome;
  });
}
