import { sql } from "kysely";
import { productFactsSchema } from "@preforma/domain/catalogue/schema";
import { locales } from "@preforma/domain/locales";
import { maxPriceBreaks } from "@preforma/domain/shop";
import type { Db } from "../database/schema.ts";
import type { Flag } from "../database/tables/store.ts";
import { bumpVersion, dialectOf } from "../database/version.ts";
import { refuseTakenGtins } from "./gtins.ts";
import {
  currencyOfList,
  listInCurrency,
  priceListText,
  type StoredList,
  storedPriceList,
} from "./price-list.ts";
import type { ProductRecord } from "./records.ts";
import {
  fingerprint,
  idsByCode,
  inBatches,
  UnknownCategoryError,
  type UpsertCounts,
} from "./store-batches.ts";
import { writeTexts } from "./store-texts.ts";
import type { Withdrawal } from "../database/tables/catalogue.ts";

/**
 * Upserts products by code in one transaction; of two records with one code the later one wins. Ids never change.
 * Throws `UnknownCategoryError` when a category key is not stored, and `GtinTakenError`.
 */
export async function upsertProducts(db: Db, records: readonly ProductRecord[]): Promise<UpsertCounts> {
  const byCode = new Map(records.map((record) => [record.code, record]));
  return db.transaction().execute(async (transaction) => {
    const categories = await transaction.selectFrom("categories").select(["id", "key"]).execute();
    const categoryIds = new Map(categories.map((row) => [row.key, row.id]));
    const counts: UpsertCounts = { inserted: 0, updated: 0, unchanged: 0 };
    const unset = columnsWithoutValues(records);
    const newGtins = new Map<string, string>();
    const now = new Date().toISOString();

    const ordered = await inOrderOfIds(transaction, [...byCode.values()]);
    await inBatches(ordered, 500, async (batch) => {
      const codes = batch.map((record) => record.code);
      const stored = await transaction
        .selectFrom("products")
        .select([
          "code",
          "fingerprint",
          "withdrawal",
          "facts",
          "gtin",
          "currency",
          "price_breaks",
          "height_mm",
        ])
        .where("code", "in", codes)
        .orderBy("id")
        // Stored values are merged into the written ones, so staff must not change them in between.
        .$if(dialectOf(transaction) === "postgres", (query) => query.forUpdate())
        .execute();
      const fingerprints = new Map(stored.map((row) => [row.code, row.fingerprint]));
      const before = new Map(stored.map((row) => [row.code, row]));
      const unlisted = new Set(stored.filter((row) => row.withdrawal === "unlisted").map((row) => row.code));
      const rows: (ReturnType<typeof columns> & {
        price_breaks: string | null;
        fingerprint: string;
        created_at: string;
        updated_at: string;
      })[] = [];
      for (const record of batch) {
        const categoryId = categoryIds.get(record.categoryKey);
        if (categoryId === undefined) throw new UnknownCategoryError(record.categoryKey, record.code);
        const row = columns(record, categoryId);
        const listed = record.priceBreaks ?? record.generalPriceBreaks;
        const digest = fingerprint([
          row,
          locales.map((locale) => record.texts[locale]),
          ...(listed === undefined ? [] : [priceListText(listed)]),
          ...(record.gtin === undefined ? [] : [record.gtin]),
        ]);
        const known = fingerprints.get(record.code);
        if (known === digest && !unlisted.has(record.code)) counts.unchanged++;
        else {
          const gtins = withGtin(record, before.get(record.code)?.facts ?? null);
          const gtin = gtins.gtin ?? row.gtin;
          if (gtin !== null && gtin !== before.get(record.code)?.gtin) newGtins.set(record.code, gtin);
          rows.push({
            ...row,
            ...gtins,
            currency: row.currency ?? currencyOfList(before.get(record.code)),
            price_breaks: priceListOf(record, before.get(record.code)),
            fingerprint: digest,
            created_at: now,
            updated_at: now,
          });
          if (known === undefined) counts.inserted++;
          else counts.updated++;
        }
      }
      const [first] = rows;
      if (!first) return;
      const written = await transaction
        .insertInto("products")
        .values(rows)
        .onConflict((conflict) =>
          conflict.column("code").doUpdateSet(() => {
            const names = Object.keys(first).filter(
              (name) => name !== "code" && name !== "created_at" && !unset.has(name),
            );
            return {
              ...Object.fromEntries(names.map((name) => [name, sql.ref(`excluded.${name}`)])),
              ...asDescribed,
              ...asStaffDecided,
            };
          }),
        )
        .returning(["id", "code"])
        .execute();
      await writeTexts(
        transaction,
        "product",
        written.map(({ id, code }) => {
          const { texts = {}, dimensions } = byCode.get(code) ?? {};
          const isDescribed = !dimensions && typeof before.get(code)?.height_mm === "number";
          return { id, texts: isDescribed ? {} : texts, isNew: !fingerprints.has(code) };
        }),
      );
    });
    if (counts.inserted + counts.updated > 0) await bumpVersion(transaction, "catalogue");
    await refuseTakenGtins(transaction, newGtins);
    return counts;
  });
}

/** Records of stored products in the order of their ids, then the new ones in the order of the call. */
async function inOrderOfIds(db: Db, records: readonly ProductRecord[]): Promise<ProductRecord[]> {
  const ids = await idsByCode(
    db,
    records.map(({ code }) => code),
  );
  const placeOf = ({ code }: ProductRecord): number => ids.get(code) ?? Number.MAX_SAFE_INTEGER;
  return records.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Columns that no record contains; their values stay. */
function columnsWithoutValues(records: readonly ProductRecord[]): ReadonlySet<string> {
  const columnsOf: readonly (readonly [keyof ProductRecord, ...string[]])[] = [
    ["price", "price_minor", "currency"],
    ["minimumOrder", "minimum_order"],
    ["cartonQuantity", "carton_quantity"],
    ["palletQuantity", "pallet_quantity"],
    ["stock", "stock"],
    ["leadTimeDays", "lead_time_days"],
    ["backOn", "back_on"],
  ];
  const isMissing = (field: keyof ProductRecord): boolean =>
    records.every((record) => record[field] === undefined);
  return new Set([
    ...columnsOf.filter(([field]) => isMissing(field)).flatMap(([, ...names]) => names),
    ...(isMissing("facts") && isMissing("gtin") ? ["facts", "gtin"] : []),
  ]);
}

/** The stored form of the price list: a list that contains only prices for everybody keeps those of groups. */
function priceListOf(
  { code, price, priceBreaks, generalPriceBreaks }: ProductRecord,
  before: StoredList | undefined,
): string | null {
  const stored = before ? listInCurrency(before, price?.currency) : null;
  const ofGroups = priceBreaks ? [] : storedPriceList(stored).filter(({ group }) => group !== null);
  const listed = priceBreaks ?? generalPriceBreaks;
  if (listed === undefined) return stored;
  if (listed.length + ofGroups.length > maxPriceBreaks)
    throw new RangeError(
      `${code} would have more than ${maxPriceBreaks} prices of larger quantities: the list's, and ${ofGroups.length} for groups of customers`,
    );
  return priceListText([...listed, ...ofGroups]);
}

/** The stored facts with the GTIN from a list that contains no others. */
function withGtin(
  { gtin }: ProductRecord,
  stored: string | null,
): { gtin?: string | null; facts?: string | null } {
  if (gtin === undefined) return {};
  const { gtin: _, ...others } = stored === null ? {} : productFactsSchema.parse(JSON.parse(stored));
  const facts = { ...others, ...(gtin === null ? {} : { gtin }) };
  return { gtin, facts: Object.keys(facts).length === 0 ? null : JSON.stringify(facts) };
}

/**
 * Only a catalogue folder has dimensions. What it describes is more than the name in a stock list reveals, and stays.
 */
const isDescribed = sql`products.height_mm is not null and excluded.height_mm is null`;
const asDescribed = Object.fromEntries(
  (
    [
      "is_featured",
      "material",
      "volume_ml",
      "brimful_ml",
      "weight_g",
      "height_mm",
      "width_mm",
      "depth_mm",
      "neck_code",
      "neck_diameter_mm",
      "neck_finish",
      "closure_type",
      "colour_key",
      "food_contact",
      "food_contact_declarations",
      "recycling_code",
      "shape_id",
      "body_hex",
      "closure_hex",
      "variant_group",
    ] as const
  ).map((name) => [
    name,
    sql`case when ${isDescribed} then ${sql.ref(`products.${name}`)} else ${sql.ref(`excluded.${name}`)} end`,
  ]),
);

/** A record that comes back ends the withdrawal by an import; decisions of staff stay. */
const asStaffDecided = {
  category_id: sql<number>`case when products.category_pinned = 1 or (${isDescribed}) then products.category_id else excluded.category_id end`,
  is_active: sql<Flag>`case when products.withdrawal in ('hidden', 'retired') then 0 else excluded.is_active end`,
  withdrawal: sql<Withdrawal | null>`case when products.withdrawal = 'unlisted' then null else products.withdrawal end`,
};

function columns(record: ProductRecord, categoryId: number) {
  return {
    code: record.code,
    category_id: categoryId,
    is_featured: record.isFeatured ? (1 as const) : (0 as const),
    is_active: record.isActive ? (1 as const) : (0 as const),
    price_minor: record.price?.amountMinor ?? null,
    currency: record.price?.currency ?? null,
    material: record.material,
    volume_ml: record.volumeMl,
    brimful_ml: record.brimfulMl,
    weight_g: record.weightG,
    height_mm: record.dimensions?.heightMm ?? null,
    width_mm: record.dimensions?.widthMm ?? null,
    depth_mm: record.dimensions?.depthMm ?? null,
    neck_code: record.neckFinish?.code ?? null,
    neck_diameter_mm: record.neckFinish?.diameter_mm ?? null,
    neck_finish: record.neckFinish?.finish ?? null,
    closure_type: record.closureType,
    colour_key: record.colourKey,
    minimum_order: record.minimumOrder ?? 1,
    carton_quantity: record.cartonQuantity ?? null,
    pallet_quantity: record.palletQuantity ?? null,
    food_contact: record.foodContact ? (1 as const) : (0 as const),
    food_contact_declarations: JSON.stringify(record.foodContactDeclarations),
    recycling_code: record.recyclingCode,
    stock: record.stock ?? null,
    lead_time_days: record.leadTimeDays ?? null,
    back_on: record.backOn ?? null,
    shape_id: record.picture?.shapeId ?? null,
    body_hex: record.picture?.bodyHex.toLowerCase() ?? null,
    closure_hex: record.picture?.closureHex.toLowerCase() ?? null,
    variant_group: record.variantGroup,
    gtin: record.facts?.gtin ?? null,
    facts: record.facts ? JSON.stringify(record.facts) : null,
  };
}
