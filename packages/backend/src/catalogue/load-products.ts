import { setImmediate as breathe } from "node:timers/promises";
import type { Selectable } from "kysely";
import { closureTypes, materials } from "@preforma/domain/catalogue/schema";
import { locales } from "@preforma/domain/locales";
import type { Db } from "../database/schema.ts";
import type { ProductsTable, Withdrawal } from "../database/tables/catalogue.ts";
import type { StoredPhotograph } from "../media/pictures.ts";
import { type Interned, localeIndex } from "./interned.ts";
import type { StoredCatalogue, StoredProduct } from "./stored.ts";

/** Rows per query; between queries the event loop serves waiting requests. */
const slice = 2000;

/** The columns that the read model needs, and the fingerprint, which shows that texts have changed. */
const columns = [
  "id",
  "code",
  "category_id",
  "is_featured",
  "is_active",
  "withdrawal",
  "price_minor",
  "currency",
  "price_breaks",
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
  "lead_time_days",
  "back_on",
  "food_contact",
  "shape_id",
  "body_hex",
  "closure_hex",
  "variant_group",
  "created_at",
  "updated_at",
  "fingerprint",
] as const;
type Row = Pick<Selectable<ProductsTable>, (typeof columns)[number]>;

/** Titles and slugs of a product. */
interface Texts {
  titles: (string | null)[];
  slugs: (string | null)[];
}

const none: readonly StoredPhotograph[] = [];

/**
 * Reads all products. A product whose row and photographs equal those in `before` stays the same object. Texts are read
 * only for the others: each write of texts also updates the row's fingerprint and timestamp.
 */
export async function readProducts(
  db: Db,
  values: Interned,
  photographs: ReadonlyMap<number, readonly StoredPhotograph[]>,
  before: StoredCatalogue["made"] = new Map(),
): Promise<Pick<StoredCatalogue, "products" | "retired" | "made">> {
  const products: StoredProduct[] = [];
  const retired = new Set<number>();
  const made = new Map<number, { stamp: string; product: StoredProduct }>();
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom("products")
      .select(columns)
      .where("id", ">", after)
      .orderBy("id")
      .limit(slice)
      .execute();
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
    const listed = rows
      .filter((row) => row.is_active)
      .map((row) => {
        const shown = photographs.get(row.id) ?? none;
        const stamp = JSON.stringify([Object.values(row), shown]);
        const known = before.get(row.id);
        return { row, shown, stamp, known: known?.stamp === stamp ? known.product : null };
      });
    const changed = listed.filter(({ known }) => known === null).map(({ row }) => row.id);
    const texts = await readTexts(db, changed);
    for (const { row, shown, stamp, known } of listed) {
      const product = known ?? productOf(row, texts.get(row.id) ?? noTexts(), shown, values);
      products.push(product);
      made.set(row.id, { stamp, product });
    }
    for (const row of rows) if (isRetired(row.withdrawal)) retired.add(row.id);
    await breathe();
  }
  return { products, retired, made };
}

const noTexts = (): Texts => ({ titles: locales.map(() => null), slugs: locales.map(() => null) });

/** The texts of some products; `ids` ascending. */
async function readTexts(db: Db, ids: readonly number[]): Promise<Map<number, Texts>> {
  const found = new Map(ids.map((id) => [id, noTexts()]));
  const [first, last] = [ids[0], ids.at(-1)];
  if (first === undefined || last === undefined) return found;
  const rows = await db
    .selectFrom("product_texts")
    .select(["product_id", "language_code", "title", "slug"])
    // One range, however many ids; the rows in between are skipped below.
    .where("product_id", ">=", first)
    .where("product_id", "<=", last)
    .execute();
  for (const row of rows) {
    const texts = found.get(row.product_id);
    const index = localeIndex.get(row.language_code);
    if (!texts || index === undefined) continue;
    texts.titles[index] = row.title;
    texts.slugs[index] = row.slug;
  }
  return found;
}

function productOf(
  row: Row,
  { titles, slugs }: Texts,
  photographs: readonly StoredPhotograph[],
  { text, neckOf, packOf, pictureOf, breaksOf }: Interned,
): StoredProduct {
  const neck = neckOf(row.neck_code, row.neck_diameter_mm, row.neck_finish);
  return {
    id: row.id,
    code: row.code,
    categoryId: row.category_id,
    isFeatured: row.is_featured === 1,
    titles,
    slugs,
    priceMinor: row.price_minor,
    currency: text(row.currency),
    priceBreaks: breaksOf(row.price_breaks),
    material: materials.find((known) => known === row.material) ?? null,
    volumeMl: row.volume_ml,
    neck,
    closureType: closureTypes.find((known) => known === row.closure_type) ?? null,
    colourKey: text(row.colour_key),
    minimumOrder: row.minimum_order,
    cartonQuantity: row.carton_quantity,
    supply: { stock: row.stock, lead_time_days: row.lead_time_days, back_on: row.back_on },
    foodContact: row.food_contact === 1,
    createdAt: Date.parse(row.created_at),
    updatedAt: Date.parse(row.updated_at),
    shapeId: text(row.shape_id),
    picture: pictureOf(packOf(row.shape_id, row.volume_ml, neck), row.body_hex, row.closure_hex),
    photographs,
    variantGroup: text(row.variant_group),
  };
}

/** Whether a product is withdrawn for good, as opposed to hidden for a while. */
const isRetired = (withdrawal: Withdrawal | null): boolean =>
  withdrawal === "retired" || withdrawal === "unlisted";
