import { setImmediate as breathe } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { ClosureType, Material, NeckFinish } from "@preforma/domain/catalogue";
import { closureTypes, materials } from "@preforma/domain/catalogue/schema";
import { locales } from "@preforma/domain/locales";
import { isInStock } from "@preforma/domain/shop";
import type { DatabaseSchema } from "../database/schema.ts";
import { readVersions } from "../database/version.ts";
import type { StoredPhotograph } from "../media/pictures.ts";
import { photographsByProduct } from "../media/photographs/index.ts";
import type { StudioPicture } from "./records.ts";
import { isRetired } from "./withdrawal.ts";

/** Titles or slugs in the order of `locales`; null where a language is missing. */
export type ByLocale = readonly (string | null)[];

/** A category as the read model needs it. */
export interface StoredCategory {
  id: number;
  key: string;
  parentId: number | null;
  isFeatured: boolean;
  isActive: boolean;
  sortOrder: number;
  /** Milliseconds since the epoch. */
  updatedAt: number;
  titles: ByLocale;
  slugs: ByLocale;
  descriptions: ByLocale;
  picture: StudioPicture | null;
}

/** A product as the read model needs it; its descriptions and table values stay in the database. */
export interface StoredProduct {
  id: number;
  code: string;
  categoryId: number;
  isFeatured: boolean;
  titles: ByLocale;
  slugs: ByLocale;
  priceMinor: number | null;
  currency: string | null;
  material: Material | null;
  volumeMl: number | null;
  /** One object per distinct neck finish. */
  neck: NeckFinish | null;
  closureType: ClosureType | null;
  colourKey: string | null;
  minimumOrder: number;
  /** Whether there is enough for the smallest order; null where the stock is not counted. */
  inStock: boolean | null;
  foodContact: boolean;
  /** Milliseconds since the epoch. */
  createdAt: number;
  updatedAt: number;
  /** One object per distinct picture, shared by all products that show it. */
  picture: StudioPicture | null;
  /** Stand before the studio's pictures. */
  photographs: readonly StoredPhotograph[];
  variantGroup: string | null;
}

export interface StoredCatalogue {
  /** The version this state belongs to. */
  version: number;
  /** All categories, active or not. */
  categories: StoredCategory[];
  /** Active products by ascending id. */
  products: StoredProduct[];
  /** Ids of products that have ended for good. */
  retired: ReadonlySet<number>;
}

const localeIndex = new Map<string, number>(locales.map((locale, index) => [locale, index]));
/** Rows per query; between queries the event loop serves waiting requests. */
const slice = 2000;

/**
 * Reads the whole catalogue. Give it the connection of `Database.snapshot`, so that all parts belong
 * to one version.
 */
export async function loadCatalogue(db: Kysely<DatabaseSchema>): Promise<StoredCatalogue> {
  const { catalogue: version } = await readVersions(db);
  const pictures = new Map<string, StudioPicture>();
  const pictureOf: PictureOf = (shapeId, bodyHex, closureHex) => {
    if (!shapeId || !bodyHex || !closureHex) return null;
    const key = `${shapeId}/${bodyHex}/${closureHex}`;
    const picture = pictures.get(key) ?? { shapeId, bodyHex, closureHex };
    pictures.set(key, picture);
    return picture;
  };
  const categories = await loadCategories(db, pictureOf);
  // A few hundred distinct values stand in a hundred thousand rows: keep one string of each.
  const kept = new Map<string, string>();
  const intern = (value: string | null): string | null => {
    if (value === null) return value;
    const known = kept.get(value);
    if (known === undefined) kept.set(value, value);
    return known ?? value;
  };

  const necks = new Map<string, NeckFinish>();
  const neckOf = (
    code: string | null,
    diameter_mm: number | null,
    finish: string | null,
  ): NeckFinish | null => {
    if (code === null || diameter_mm === null) return null;
    const key = `${code}/${diameter_mm}/${finish}`;
    const neck = necks.get(key) ?? { code, diameter_mm, finish };
    necks.set(key, neck);
    return neck;
  };

  const photographs = await photographsByProduct(db);
  const none: readonly StoredPhotograph[] = [];
  const products: StoredProduct[] = [];
  const retired = new Set<number>();
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom("products")
      .select([
        "id",
        "code",
        "category_id",
        "is_featured",
        "is_active",
        "withdrawal",
        "price_minor",
        "currency",
        "material",
        "volume_ml",
        "neck_code",
        "neck_diameter_mm",
        "neck_finish",
        "closure_type",
        "colour_key",
        "minimum_order",
        "carton_quantity",
        "stock",
        "food_contact",
        "shape_id",
        "body_hex",
        "closure_hex",
        "variant_group",
        "created_at",
        "updated_at",
      ])
      .where("id", ">", after)
      .orderBy("id")
      .limit(slice)
      .execute();
    const last = rows.at(-1);
    if (!last) break;
    const texts = await db
      .selectFrom("product_texts")
      .select(["product_id", "language_code", "title", "slug"])
      .where("product_id", ">", after)
      .where("product_id", "<=", last.id)
      .execute();
    after = last.id;
    const textsOf = new Map<number, { titles: (string | null)[]; slugs: (string | null)[] }>();
    for (const row of rows) {
      if (isRetired(row.withdrawal)) retired.add(row.id);
      if (row.is_active)
        textsOf.set(row.id, { titles: locales.map(() => null), slugs: locales.map(() => null) });
    }
    for (const text of texts) {
      const entry = textsOf.get(text.product_id);
      const index = localeIndex.get(text.language_code);
      if (!entry || index === undefined) continue;
      entry.titles[index] = text.title;
      entry.slugs[index] = text.slug;
    }
    for (const row of rows) {
      const entry = textsOf.get(row.id);
      if (!entry) continue;
      products.push({
        id: row.id,
        code: row.code,
        categoryId: row.category_id,
        isFeatured: row.is_featured === 1,
        titles: entry.titles,
        slugs: entry.slugs,
        priceMinor: row.price_minor,
        currency: intern(row.currency),
        material: materials.find((known) => known === row.material) ?? null,
        volumeMl: row.volume_ml,
        neck: neckOf(row.neck_code, row.neck_diameter_mm, row.neck_finish),
        closureType: closureTypes.find((known) => known === row.closure_type) ?? null,
        colourKey: intern(row.colour_key),
        minimumOrder: row.minimum_order,
        inStock: isInStock(row.stock, row),
        foodContact: row.food_contact === 1,
        createdAt: Date.parse(row.created_at),
        updatedAt: Date.parse(row.updated_at),
        picture: pictureOf(row.shape_id, row.body_hex, row.closure_hex),
        photographs: photographs.get(row.id) ?? none,
        variantGroup: intern(row.variant_group),
      });
    }
    await breathe();
  }
  return { version, categories, products, retired };
}

type PictureOf = (
  shapeId: string | null,
  bodyHex: string | null,
  closureHex: string | null,
) => StudioPicture | null;

async function loadCategories(db: Kysely<DatabaseSchema>, pictureOf: PictureOf): Promise<StoredCategory[]> {
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
