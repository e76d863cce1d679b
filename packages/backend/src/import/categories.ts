import type { Kysely } from "kysely";
import { locales } from "@preforma/domain/locales";
import { fold, slugify } from "@preforma/domain/text";
import type { ArticleType } from "@preforma/domain/vocabulary";
import { upsertCategories } from "../catalogue/store.ts";
import type { CategoryRecord } from "../catalogue/records.ts";
import type { DatabaseSchema } from "../database/index.ts";
import type { CategoryPlan } from "../demo/categories/category-plan.ts";
import { demoCategories } from "../demo/categories/index.ts";
import { importCategories, unsortedCategory } from "./category-plans.ts";
import { overcapPicture } from "./pictures.ts";
import type { Draft } from "./rows.ts";

/** Where an article is filed when its list says no category that we know, most special first. */
const categoryOf: Readonly<Record<ArticleType, string>> = {
  screw_cap: "closures-screw",
  flip_top: "closures-flip-top",
  disc_top: "closures-disc-top",
  push_pull: "closures-push-pull",
  tamper_evident_cap: "closures-tamper-evident",
  child_resistant_cap: "closures-child-resistant",
  jar_lid: "closures-jar-lids",
  bucket_lid: "closures",
  overcap: "closures-overcaps",
  plug: "closures-fitments",
  roll_on: "closures-fitments",
  lotion_pump: "pumps-lotion",
  foam_pump: "pumps-foam",
  mist_sprayer: "pumps-mist",
  trigger_sprayer: "pumps-trigger",
  dropper: "droppers-fitments",
  dropper_bottle: "droppers-bottles",
  roll_on_bottle: "bottles",
  bottle: "bottles",
  flacon: "bottles",
  drink_bottle: "bottles-pet-drinks",
  jar: "jars",
  jerrycan: "jerrycans",
  drum: "drums",
  bucket: "buckets",
  tube: "tubes",
  tray: "trays",
  preform: "preforms",
};

/** Bottles and jars have a category of their own per plastic. */
const byMaterial: Readonly<Record<string, readonly string[]>> = {
  bottles: ["PET", "HDPE", "PP", "LDPE"],
  jars: ["PET", "PP", "HDPE"],
};

/** The key of the category that an article belongs to by what it is. */
export function categoryKeyFor({ article, material }: Pick<Draft, "article" | "material">): string {
  if (!article) return unsortedCategory;
  const key = categoryOf[article];
  return material && byMaterial[key]?.includes(material) ? `${key}-${material.toLowerCase()}` : key;
}

/** Behind the demo catalogue's own, which are numbered in tens. */
const firstSortOrder = 10_000;

function recordOf(plan: CategoryPlan, index: number): CategoryRecord {
  const texts: CategoryRecord["texts"] = {};
  for (const locale of locales) {
    const [title, description] = plan.texts[locale];
    // Arabic addresses take the English slug, as the route map does.
    const slug = locale === "ar" ? slugify(plan.texts.en[0], "en") : slugify(title, locale);
    texts[locale] = { title, description, slug };
  }
  return {
    key: plan.key,
    parentKey: plan.parent,
    isFeatured: false,
    isActive: true,
    sortOrder: firstSortOrder + index * 10,
    texts,
    picture: plan.key === "closures-overcaps" ? overcapPicture : null,
  };
}

/** A category's key must mean the same, whether the demo catalogue or an import was there first. */
const knownCategories = (): ReadonlyMap<string, CategoryRecord> =>
  new Map([...demoCategories(), ...importCategories.map(recordOf)].map((record) => [record.key, record]));

/** The categories of a database, found by key or by title in any language. */
export interface CategoryFinder {
  /** The key of the category that a list names, or undefined. */
  named(text: string): string | undefined;
}

/** Reads which categories the database has. */
export async function findCategories(db: Kysely<DatabaseSchema>): Promise<CategoryFinder> {
  const rows = await db
    .selectFrom("categories")
    .leftJoin("category_texts", "category_texts.category_id", "categories.id")
    .select(["categories.key", "category_texts.title"])
    .execute();
  const byName = new Map<string, string>();
  for (const row of rows) if (row.title) byName.set(fold(row.title), row.key);
  for (const row of rows) byName.set(fold(row.key), row.key);
  return { named: (text) => (text === "" ? undefined : byName.get(fold(text))) };
}

/**
 * Sees to it that categories of these keys exist, with those above them. What the database has stays as
 * it is: titles and places that people have given are theirs.
 */
export async function ensureCategories(db: Kysely<DatabaseSchema>, keys: Iterable<string>): Promise<void> {
  const stored = new Set((await db.selectFrom("categories").select("key").execute()).map((row) => row.key));
  const missing = new Map<string, CategoryRecord>();
  const known = knownCategories();
  for (const wanted of keys) {
    for (let key: string | null = wanted; key !== null && !stored.has(key) && !missing.has(key);) {
      const record = known.get(key);
      if (!record)
        throw new Error(`No category of the key ${key} is known: add it to import/category-plans.ts`);
      missing.set(key, record);
      key = record.parentKey;
    }
  }
  if (missing.size > 0) await upsertCategories(db, [...missing.values()]);
}
