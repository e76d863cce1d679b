import { type Locale, locales } from "@preforma/domain/locales";
import type { Db } from "../database/schema.ts";
import type { LocalisedText } from "./records.ts";
import { sanitiseDescription } from "./sanitise.ts";
import { inBatches } from "./store-batches.ts";

type Texts = Partial<Record<Locale, LocalisedText>>;
type EntityType = "category" | "product";

interface TextRow {
  id: number;
  language_code: Locale;
  title: string;
  slug: string;
  description: string;
}

/**
 * Writes the texts of categories or products. A replaced slug is stored as retired, so that its URL still redirects; a
 * slug that is used again is no longer retired. Languages that a record does not contain are unchanged. Descriptions
 * are sanitised here, the only place that writes them to the database.
 */
export async function writeTexts(
  transaction: Db,
  entityType: EntityType,
  entries: readonly { id: number; texts: Texts; isNew: boolean }[],
): Promise<void> {
  const rows: TextRow[] = [];
  for (const { id, texts } of entries) {
    for (const language_code of locales) {
      const text = texts[language_code];
      if (text)
        rows.push({
          id,
          language_code,
          title: text.title,
          slug: text.slug,
          description: sanitiseDescription(text.description),
        });
    }
  }
  const changed = entries.filter((entry) => !entry.isNew).map((entry) => entry.id);
  await retireSlugs(transaction, entityType, changed, rows);
  await inBatches(rows, 3000, async (batch) => {
    if (entityType === "product") {
      await transaction
        .insertInto("product_texts")
        .values(batch.map(({ id, ...text }) => ({ product_id: id, ...text })))
        .onConflict((conflict) =>
          conflict.columns(["product_id", "language_code"]).doUpdateSet((expression) => ({
            title: expression.ref("excluded.title"),
            slug: expression.ref("excluded.slug"),
            description: expression.ref("excluded.description"),
          })),
        )
        .execute();
    } else {
      await transaction
        .insertInto("category_texts")
        .values(batch.map(({ id, ...text }) => ({ category_id: id, ...text })))
        .onConflict((conflict) =>
          conflict.columns(["category_id", "language_code"]).doUpdateSet((expression) => ({
            title: expression.ref("excluded.title"),
            slug: expression.ref("excluded.slug"),
            description: expression.ref("excluded.description"),
          })),
        )
        .execute();
    }
  });
}

async function retireSlugs(
  transaction: Db,
  entityType: EntityType,
  ids: readonly number[],
  rows: readonly TextRow[],
): Promise<void> {
  if (ids.length === 0) return;
  const next = new Map(rows.map((row) => [`${row.id}/${row.language_code}`, row.slug]));
  await inBatches(ids, 5000, async (batch) => {
    const current =
      entityType === "product"
        ? await transaction
            .selectFrom("product_texts")
            .select(["product_id as id", "language_code", "slug"])
            .where("product_id", "in", batch)
            .execute()
        : await transaction
            .selectFrom("category_texts")
            .select(["category_id as id", "language_code", "slug"])
            .where("category_id", "in", batch)
            .execute();
    const left = current.filter(
      (row) => (next.get(`${row.id}/${row.language_code}`) ?? row.slug) !== row.slug,
    );
    await inBatches(left, 2000, async (retired) => {
      await transaction
        .insertInto("retired_slugs")
        .values(
          retired.map((row) => ({
            entity_type: entityType,
            entity_id: row.id,
            language_code: row.language_code,
            slug: row.slug,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
    const returned = new Set(
      left.map((row) => `${row.id}/${row.language_code}/${next.get(`${row.id}/${row.language_code}`)}`),
    );
    if (returned.size === 0) return;
    const retired = await transaction
      .selectFrom("retired_slugs")
      .select(["entity_id", "language_code", "slug"])
      .where("entity_type", "=", entityType)
      .where("entity_id", "in", batch)
      .execute();
    for (const row of retired) {
      if (!returned.has(`${row.entity_id}/${row.language_code}/${row.slug}`)) continue;
      await transaction
        .deleteFrom("retired_slugs")
        .where("entity_type", "=", entityType)
        .where("entity_id", "=", row.entity_id)
        .where("language_code", "=", row.language_code)
        .where("slug", "=", row.slug)
        .execute();
    }
  });
}
