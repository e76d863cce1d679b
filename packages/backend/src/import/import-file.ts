import type { Locale } from "@preforma/domain/locales";
import { upsertProducts } from "../catalogue/store.ts";
import type { ProductRecord } from "../catalogue/records.ts";
import type { Database } from "../database/index.ts";
import { categoryKeyFor, ensureCategories, findCategories } from "./categories.ts";
import { mapColumns, type FieldName } from "./columns.ts";
import { recordOf } from "./records.ts";
import { readRows, type Draft, type ReadRows, type Rejection } from "./rows.ts";
import { readTable } from "./tables/index.ts";

/** How a file is to be read. */
export interface ReadOptions {
  /** Language of the product names; also that of the titles that stay as they are written. */
  language: Locale;
  /** Column titles by field, where the usual ones are not used. */
  map?: Readonly<Partial<Record<FieldName, string>>>;
}

/** Reads a file without touching the catalogue. Throws `UnreadableFileError`. */
export async function readFileRows(file: string, { language, map }: ReadOptions): Promise<ReadRows> {
  const table = await readTable(file);
  return readRows(table, mapColumns(table.columns, map), language);
}

/** What an import did. Products that were stored exactly so already are unchanged. */
export interface ImportResult {
  inserted: number;
  updated: number;
  unchanged: number;
  rejections: readonly Rejection[];
  /** Products that were not reached because the import was stopped; running it again goes on from there. */
  remaining: number;
}

/** How products are written. */
export interface WriteOptions {
  language: Locale;
  /** Products per transaction. */
  batchSize?: number;
  /** Ends the import after the batch that is being written. */
  signal?: AbortSignal;
  /** Called after every batch with how many products are done. */
  onProgress?: (done: number, total: number) => void;
}

/** Products per transaction: large enough to be fast, small enough that a stop loses little. */
const usualBatch = 500;

/** Files every draft under a category that exists, by its list's own word or by what it is. */
async function filed(
  database: Database,
  drafts: readonly Draft[],
  language: Locale,
): Promise<ProductRecord[]> {
  const categories = await findCategories(database.db);
  const records = drafts.map((draft) =>
    recordOf(draft, categories.named(draft.category) ?? categoryKeyFor(draft), language),
  );
  await ensureCategories(database.db, new Set(records.map((record) => record.categoryKey)));
  return records;
}

/**
 * Writes what was read into the catalogue, one transaction per batch, so that an import that is stopped or
 * killed leaves whole batches behind. By their codes products are updated, never doubled.
 */
export async function writeRows(
  database: Database,
  read: ReadRows,
  options: WriteOptions,
): Promise<ImportResult> {
  const result = { inserted: 0, updated: 0, unchanged: 0, rejections: read.rejections, remaining: 0 };
  if (read.drafts.length === 0) return result;
  const records = await filed(database, read.drafts, options.language);
  const size = options.batchSize ?? usualBatch;
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
  return result;
}
