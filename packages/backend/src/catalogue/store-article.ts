import type { Selectable, Updateable } from "kysely";
import type { ProductFacts } from "@preforma/domain/catalogue";
import { productFactsSchema } from "@preforma/domain/catalogue/schema";
import { type AuditBy, recordAudits } from "../audit/index.ts";
import type { Db } from "../database/schema.ts";
import type { ProductsTable } from "../database/tables/catalogue.ts";
import { bumpVersion } from "../database/version.ts";
import type { Article, ArticleChange } from "./article-facts.ts";
import { refuseTakenGtins } from "./gtins.ts";
import { currencyOfList, listInCurrency, priceListText, storedPriceList } from "./price-list.ts";

/** What staff and carts read of an article. */
export const articleColumns = [
  "id",
  "code",
  "price_minor",
  "currency",
  "price_breaks",
  "minimum_order",
  "carton_quantity",
  "pallet_quantity",
  "stock",
  "lead_time_days",
  "back_on",
] as const;
const columns = [...articleColumns, "facts"] as const;

type Row = Pick<Selectable<ProductsTable>, (typeof columns)[number]>;

const factsOf = ({ facts }: Row): ProductFacts =>
  facts === null ? {} : productFactsSchema.parse(JSON.parse(facts));

const presented = (row: Row): Article => ({
  code: row.code,
  price:
    row.price_minor === null || row.currency === null
      ? null
      : { amount_minor: row.price_minor, currency: row.currency },
  price_breaks: storedPriceList(row.price_breaks),
  minimum_order: row.minimum_order,
  carton_quantity: row.carton_quantity,
  pallet_quantity: row.pallet_quantity,
  stock: row.stock,
  lead_time_days: row.lead_time_days,
  back_on: row.back_on,
  facts: factsOf(row),
});

/** An article by its code, as staff read it; null if there is none. */
export async function readArticle(db: Db, code: string): Promise<Article | null> {
  const row = await db.selectFrom("products").select(columns).where("code", "=", code).executeTakeFirst();
  return row ? presented(row) : null;
}

/**
 * Sets facts of an article, records the name of each changed one in the audit log, and notifies all readers. A later
 * import replaces the facts that its list has columns for. Null if there is no such article. Throws `GtinTakenError`.
 */
export async function changeArticle(
  db: Db,
  code: string,
  change: ArticleChange,
  by: AuditBy,
): Promise<{ article: Article; changed: string[] } | null> {
  return db.transaction().execute(async (transaction) => {
    // Writing a row's own value locks it in both databases: an order may be taking stock.
    const row = await transaction
      .updateTable("products")
      .set((names) => ({ updated_at: names.ref("updated_at") }))
      .where("code", "=", code)
      .returning(columns)
      .executeTakeFirst();
    if (!row) return null;
    const values = valuesOf(row, change);
    const changed = Object.entries(values).filter(([name, value]) => row[name as keyof Row] !== value);
    if (changed.length === 0) return { article: presented(row), changed: [] };
    const next = await transaction
      .updateTable("products")
      // Without a fingerprint the article counts as changed, so the next import writes it again.
      .set({ ...Object.fromEntries(changed), fingerprint: "", updated_at: new Date().toISOString() })
      .where("id", "=", row.id)
      .returning(columns)
      .executeTakeFirstOrThrow();
    await recordAudits(
      transaction,
      changed.map(([name]) => ({ ...by, action: `product.edit.${name}`, subject: `product/${row.id}` })),
    );
    await bumpVersion(transaction, "catalogue");
    if (values.gtin) await refuseTakenGtins(transaction, new Map([[code, values.gtin]]));
    return { article: presented(next), changed: changed.map(([name]) => name) };
  });
}

function valuesOf(
  row: Row,
  { price, price_breaks, facts, ...others }: ArticleChange,
): Updateable<ProductsTable> {
  const values: Updateable<ProductsTable> = {
    ...others,
    ...(price !== undefined && {
      price_minor: price?.amount_minor ?? null,
      currency: price?.currency ?? currencyOfList(row),
      price_breaks: listInCurrency(row, price?.currency),
    }),
    ...(price_breaks !== undefined && {
      price_breaks:
        price_breaks.length === 0 && row.price_breaks === null ? null : priceListText(price_breaks),
    }),
    ...(facts !== undefined && changedFacts(row, facts)),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function changedFacts(row: Row, change: NonNullable<ArticleChange["facts"]>): Updateable<ProductsTable> {
  const merged = Object.entries({ ...factsOf(row), ...change }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  const facts = productFactsSchema.parse(Object.fromEntries(merged));
  const before = factsOf(row);
  if (JSON.stringify(facts) === JSON.stringify(before)) return {};
  return {
    facts: JSON.stringify(facts),
    ...(facts.gtin !== before.gtin && { gtin: facts.gtin ?? null }),
  };
}
