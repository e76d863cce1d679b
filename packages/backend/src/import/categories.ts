import { locales } from "@preforma/domain/locales";
import { fold } from "@preforma/domain/text";
import type { ArticleType } from "@preforma/domain/vocabulary";
import { upsertCategories } from "../catalogue/store.ts";
import type { CategoryRecord } from "../catalogue/records.ts";
import type { Db } from "../database/index.ts";
import { demoCategories } from "../demo/index.ts";
import { categoriesSchema } from "../families/schema.ts";
import { categoryRecords } from "../families/read-folder.ts";
import articleCategories from "./article-categories.json" with { type: "json" };
import beyondDemo from "./categories.json" with { type: "json" };
import type { Draft } from "./rows.ts";

/** The category of articles whose kind a list does not reveal. */
export const unsortedCategory = "unsorted";

/** The category of an article if its list names no known one, most specific first. */
const categoryOf: Readonly<Record<ArticleType, string>> = articleCategories;

/** Bottles and jars have a separate category per material. */
const byMaterial: Readonly<Record<string, readonly string[]>> = {
  bottles: ["PET", "HDPE", "PP", "LDPE", "ALU"],
  jars: ["PET", "PP", "HDPE"],
};

/** The key of the category that an article belongs to by its kind. */
export function categoryKeyFor({
  article,
  material,
  isGlass,
}: Pick<Draft, "article" | "material" | "isGlass">): string {
  if (!article) return unsortedCategory;
  const key = categoryOf[article];
  if (isGlass && byMaterial[key]) return `${key}-glass`;
  return material && byMaterial[key]?.includes(material) ? `${key}-${material.toLowerCase()}` : key;
}

/** After the demo catalogue's own, which are numbered in tens. */
const firstSortOrder = 9990;

/** Categories that stock lists need beyond those of the demo catalogue. */
const importCategories = (): CategoryRecord[] =>
  categoryRecords(categoriesSchema.parse(beyondDemo), firstSortOrder);

/** A category's key must mean the same, whether the demo catalogue or an import created it first. */
async function knownCategories(): Promise<ReadonlyMap<string, CategoryRecord>> {
  const records = [...(await demoCategories()), ...importCategories()];
  return new Map(records.map((record) => [record.key, record]));
}

/** Finds categories by key or by title in any language. */
export interface CategoryFinder {
  /** The key of the category that a list names, or undefined. */
  named(text: string): string | undefined;
  /** The English title of a key, for reports; the key itself if there is none. */
  titleOf(key: string): string;
}

function finderOf(
  rows: readonly { key: string; locale: string | null; title: string | null }[],
): CategoryFinder {
  const byName = new Map<string, string>();
  const titles = new Map<string, string>();
  for (const { key, locale, title } of rows) {
    if (title) byName.set(fold(title), key);
    if (title && locale === "en") titles.set(key, title);
  }
  for (const { key } of rows) byName.set(fold(key), key);
  return {
    named: (text) => (text === "" ? undefined : byName.get(fold(text))),
    titleOf: (key) => titles.get(key) ?? key,
  };
}

/** The categories that an import can create, for a dry run, which opens no database. */
export const findKnownCategories = async (): Promise<CategoryFinder> =>
  finderOf(
    [...(await knownCategories()).values()].flatMap(({ key, texts }) =>
      locales.map((locale) => ({ key, locale, title: texts[locale]?.title ?? null })),
    ),
  );

/** The categories of a database, and those that an import can add to it. */
export async function findCategories(db: Db): Promise<CategoryFinder> {
  const rows = await db
    .selectFrom("categories")
    .leftJoin("category_texts", "category_texts.category_id", "categories.id")
    .select(["categories.key", "category_texts.language_code as locale", "category_texts.title"])
    .execute();
  const stored = finderOf(rows);
  const known = await findKnownCategories();
  const keys = new Set(rows.map(({ key }) => key));
  return {
    named: (text) => stored.named(text) ?? known.named(text),
    titleOf: (key) => (keys.has(key) ? stored : known).titleOf(key),
  };
}

/**
 * Ensures that categories with these keys exist, with their ancestors. Existing ones are unchanged: their titles and
 * positions belong to staff.
 */
export async function ensureCategories(db: Db, keys: Iterable<string>): Promise<void> {
  const stored = new Set((await db.selectFrom("categories").select("key").execute()).map((row) => row.key));
  const missing = new Map<string, CategoryRecord>();
  const known = await knownCategories();
  for (const wanted of keys) {
    for (let key: string | null = wanted; key !== null && !stored.has(key) && !missing.has(key);) {
      const record = known.get(key);
      if (!record)
        throw new Error(`No category of the key ${key} is known: add it to import/categories.json`);
      missing.set(key, record);
      key = record.parentKey;
    }
  }
  if (missing.size > 0) await upsertCategories(db, [...missing.values()]);
}
