import type { Locale } from "@preforma/domain/locales";
import { upsertProducts, retireProducts } from "../catalogue/store.ts";
import type { ProductRecord } from "../catalogue/records.ts";
import type { Database, Db } from "../database/index.ts";
import { ensureCategories, findCategories } from "./categories.ts";
import { fileDrafts } from "./filing.ts";
import { type GivenColumns, mapColumns, titleFinder } from "./columns.ts";
import { recordOf, seriesOf } from "./records.ts";
import { type Draft, readRows, type ReadRows, type Rejection } from "./rows.ts";
import type { Rules } from "./rules.ts";
import { type Encoding, readTable } from "./tables/index.ts";
import { type TitleHolders, titlesOf } from "./titles.ts";
import { inBatches } from "../catalogue/store-batches.ts";

/** Options for reading a file. */
export interface ReadOptions {
  /** Language of the product names, and of the titles that stay as written. */
  language: Locale;
  /** Column titles by field, if they are not standard. */
  map?: GivenColumns;
  /** The list owner's rules for rows that the program cannot classify. */
  rules?: Rules | undefined;
  /** For CSV and JSON files; detected by default. */
  encoding?: Encoding | undefined;
}

/** Reads a file without accessing the catalogue. Throws `UnreadableFileError`. */
export async function readFileRows(file: string, options: ReadOptions): Promise<ReadRows> {
  const { language, map, rules, encoding } = options;
  const table = await readTable(file, { isTitle: titleFinder(map), encoding });
  return readRows(table, mapColumns(table, map), { language, ...(rules ? { rules } : {}) });
}

/** The result of an import. Products that were already stored exactly like this are unchanged. */
export interface ImportResult {
  inserted: number;
  updated: number;
  unchanged: number;
  rejections: readonly Rejection[];
  /** Codes of products that were retired because the list no longer contains them. */
  retired: readonly string[];
  /** Products that were not reached because the import was stopped; the next run continues there. */
  remaining: number;
}

/** Options for writing products. */
export interface WriteOptions {
  language: Locale;
  /** The category of unrecognised rows. */
  category?: string | null;
  /** Retires products that the list no longer contains. */
  retireMissing?: boolean;
  /** Products per transaction. */
  batchSize?: number;
  /** Stops the import after the current batch. */
  signal?: AbortSignal;
  /** Called after every batch with the number of products written. */
  onProgress?: (done: number, total: number) => void;
}

/** Products per transaction: large enough to be fast, small enough that a stop loses little. */
const defaultBatchSize = 500;

/** Every draft as a product in an existing category. */
async function filed(
  database: Database,
  drafts: readonly Draft[],
  options: WriteOptions,
): Promise<ProductRecord[]> {
  const categories = await findCategories(database.db);
  const places = fileDrafts(drafts, categories, options.category);
  const titles = await titlesOf(drafts, options.language, titleHoldersIn(database.db));
  const records = places.map(({ draft, categoryKey }, index) =>
    recordOf(draft, titles[index] ?? {}, categoryKey, options.language),
  );
  await ensureCategories(database.db, new Set(records.map((record) => record.categoryKey)));
  return records;
}

/**
 * Writes the rows to the catalogue, one transaction per batch, so that an import that is stopped or killed leaves whole
 * batches. Existing products are updated by code, never duplicated.
 */
export async function writeRows(
  database: Database,
  read: ReadRows,
  options: WriteOptions,
): Promise<ImportResult> {
  const result = {
    inserted: 0,
    updated: 0,
    unchanged: 0,
    rejections: read.rejections,
    retired: [],
    remaining: 0,
  };
  if (read.drafts.length === 0) return result;
  const records = await filed(database, read.drafts, options);
  const size = options.batchSize ?? defaultBatchSize;
  for (let start = 0; start < records.length; start += size) {
    if (options.signal?.aborted) {
      result.remaining = records.length - start;
      break;
    }
    const counts = await upsertProducts(database.db, records.slice(start, start + size));
    result.inserted += counts.inserted;
    result.updated += counts.updated;
    result.unchanged += counts.unchanged;
    options.onProgress?.(Math.min(start + size, records.length), records.length);
  }
  if (!options.retireMissing || result.remaining > 0) return result;
  return { ...result, retired: await retireMissing(database.db, read) };
}

/**
 * The rows with the catalogue's spelling of their codes: codes that differ only in case are one code to a reader, and a
 * list with another spelling must not create its products again.
 */
export async function underStoredCodes(db: Db, { drafts, ...read }: ReadRows): Promise<ReadRows> {
  const rows = await db.selectFrom("products").select("code").orderBy("id").execute();
  const exact = new Set(rows.map(({ code }) => code));
  const stored = new Map(rows.toReversed().map(({ code }) => [code.toUpperCase(), code]));
  return {
    ...read,
    drafts: drafts.map((draft) =>
      exact.has(draft.code) ? draft : { ...draft, code: stored.get(draft.code.toUpperCase()) ?? draft.code },
    ),
  };
}

/** Texts per query, and max titles in a query by name. */
const atOnce = 20_000;
const maxNamed = 500;

/** Looks titles up in the stored catalogue, including hidden products. */
const titleHoldersIn =
  (db: Db): TitleHolders =>
  async (locale: Locale, titles: ReadonlySet<string>) => {
    const ids = new Map<string, number>();
    if (titles.size === 0) return new Map();
    // Titles have no index: a query reads all texts of a language. The titles of a long list are therefore compared
    // here.
    const named = titles.size <= maxNamed ? [...titles] : null;
    let last = 0;
    let rows: { product_id: number; title: string }[];
    do {
      let query = db
        .selectFrom("product_texts")
        .select(["product_id", "title"])
        .where("language_code", "=", locale)
        .where("product_id", ">", last);
      if (named) query = query.where("title", "in", named);
      rows = await query.orderBy("product_id").limit(atOnce).execute();
      for (const { product_id, title } of rows) {
        if (titles.has(title) && !ids.has(title)) ids.set(title, product_id);
        last = product_id;
      }
    } while (rows.length === atOnce);
    const codes = new Map<number, string>();
    await inBatches([...ids.values()], 5000, async (batch) => {
      const rows = await db.selectFrom("products").select(["id", "code"]).where("id", "in", batch).execute();
      for (const { id, code } of rows) codes.set(id, code);
    });
    return new Map([...ids].map(([title, id]) => [title, codes.get(id) ?? ""]));
  };

/**
 * The codes of products that a list no longer contains. Only codes of a series in the list (`TR` of `TR0757`) can be
 * missing: a list of caps says nothing about bottles. A rejected row still counts as containing its product.
 */
export async function missingCodes(db: Db, { drafts, rejections }: ReadRows): Promise<string[]> {
  const listed = new Set([...drafts, ...rejections].map(({ code }) => code.toUpperCase()));
  const series = new Set(drafts.map(({ code }) => seriesOf(code)));
  const stored = await db
    .selectFrom("products")
    .select("code")
    .where("is_active", "=", 1)
    .orderBy("code")
    .execute();
  return stored
    .map(({ code }) => code)
    .filter((code) => series.has(seriesOf(code)) && !listed.has(code.toUpperCase()));
}

/**
 * Retires products that a list no longer contains; a later list that contains them brings them back. Returns the codes.
 */
async function retireMissing(db: Db, read: ReadRows): Promise<string[]> {
  const { changed } = await retireProducts(db, await missingCodes(db, read), "import");
  return changed;
}
