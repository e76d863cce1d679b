import { locales } from "@preforma/domain/locales";
import type { Db } from "../database/schema.ts";
import { readVersions } from "../database/version.ts";
import { photographsByProduct } from "../media/photographs/load.ts";
import { interned, localeIndex, type Interned } from "./interned.ts";
import { readProducts } from "./load-products.ts";
import type { StoredCatalogue, StoredCategory } from "./stored.ts";

export type { ByLocale, StoredCatalogue, StoredCategory, StoredProduct } from "./stored.ts";

/**
 * Reads the whole catalogue. Pass it the connection of `Database.snapshot`, so that all parts belong to one version.
 * Unchanged objects are reused from `before`.
 */
export async function loadCatalogue(db: Db, before?: StoredCatalogue): Promise<StoredCatalogue> {
  const { catalogue: version } = await readVersions(db);
  const values = interned();
  const read = await loadCategories(db, values.pictureOf);
  const categories =
    before && JSON.stringify(before.categories) === JSON.stringify(read) ? before.categories : read;
  const photographs = await photographsByProduct(db);
  return { version, categories, ...(await readProducts(db, values, photographs, before?.made)) };
}

async function loadCategories(db: Db, pictureOf: Interned["pictureOf"]): Promise<StoredCategory[]> {
  const rows = await db.selectFrom("categories").selectAll().orderBy("sort_order").orderBy("id").execute();
  const texts = await db.selectFrom("category_texts").selectAll().execute();
  const textsOf = new Map(
    rows.map((row) => [
      row.id,
      {
        titles: locales.map((): string | null => null),
        slugs: locales.map((): string | null => null),
        descriptions: locales.map((): string | null => null),
      },
    ]),
  );
  for (const text of texts) {
    const entry = textsOf.get(text.category_id);
    const index = localeIndex.get(text.language_code);
    if (!entry || index === undefined) continue;
    entry.titles[index] = text.title;
    entry.slugs[index] = text.slug;
    entry.descriptions[index] = text.description;
  }
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    parentId: row.parent_id,
    isFeatured: row.is_featured === 1,
    isActive: row.is_active === 1,
    sortOrder: row.sort_order,
    updatedAt: Date.parse(row.updated_at),
    titles: textsOf.get(row.id)?.titles ?? [],
    slugs: textsOf.get(row.id)?.slugs ?? [],
    descriptions: textsOf.get(row.id)?.descriptions ?? [],
    picture: pictureOf(row.shape_id, row.body_hex, row.closure_hex),
  }));
}
