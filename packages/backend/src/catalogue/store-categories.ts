import { locales } from "@preforma/domain/locales";
import type { Db } from "../database/schema.ts";
import { bumpVersion } from "../database/version.ts";
import type { CategoryRecord } from "./records.ts";
import { fingerprint, inBatches, UnknownCategoryError, type UpsertCounts } from "./store-batches.ts";
import { writeTexts } from "./store-texts.ts";

/**
 * Upserts categories by key, in any order, parents and children in one call, in one transaction. Throws
 * `UnknownCategoryError` for a parent that does not exist and `RangeError` for a cycle.
 */
export async function upsertCategories(db: Db, records: readonly CategoryRecord[]): Promise<UpsertCounts> {
  const byKey = new Map(records.map((record) => [record.key, record]));
  return db.transaction().execute(async (transaction) => {
    const stored = await transaction
      .selectFrom("categories")
      .select(["id", "key", "parent_id", "fingerprint"])
      .execute();
    const ids = new Map(stored.map((row) => [row.key, row.id]));
    const fingerprints = new Map(stored.map((row) => [row.key, row.fingerprint]));
    for (const { key, parentKey } of byKey.values()) {
      if (parentKey !== null && !byKey.has(parentKey) && !ids.has(parentKey))
        throw new UnknownCategoryError(parentKey, key);
    }
    refuseCircles(byKey, stored);

    const now = new Date().toISOString();
    // New keys get their rows first, so that every parent has an id before children refer to it.
    const fresh = [...byKey.values()].filter((record) => !ids.has(record.key));
    await inBatches(fresh, 1000, async (batch) => {
      const rows = await transaction
        .insertInto("categories")
        .values(batch.map((record) => ({ ...columns(record, null), fingerprint: "", updated_at: now })))
        .returning(["id", "key"])
        .execute();
      for (const row of rows) ids.set(row.key, row.id);
    });

    const idOf = (key: string): number => {
      const id = ids.get(key);
      if (id === undefined) throw new UnknownCategoryError(key, key);
      return id;
    };
    const changed: { id: number; texts: CategoryRecord["texts"]; isNew: boolean }[] = [];
    for (const record of byKey.values()) {
      const row = columns(record, record.parentKey === null ? null : idOf(record.parentKey));
      const digest = fingerprint([row, locales.map((locale) => record.texts[locale])]);
      if (fingerprints.get(record.key) === digest) continue;
      const id = idOf(record.key);
      await transaction
        .updateTable("categories")
        .set({ ...row, fingerprint: digest, updated_at: now })
        .where("id", "=", id)
        .execute();
      changed.push({ id, texts: record.texts, isNew: !fingerprints.has(record.key) });
    }
    await writeTexts(transaction, "category", changed);
    if (changed.length > 0) await bumpVersion(transaction, "catalogue");
    return {
      inserted: fresh.length,
      updated: changed.length - fresh.length,
      unchanged: byKey.size - changed.length,
    };
  });
}

function columns(record: CategoryRecord, parentId: number | null) {
  return {
    key: record.key,
    parent_id: parentId,
    is_featured: record.isFeatured ? (1 as const) : (0 as const),
    is_active: record.isActive ? (1 as const) : (0 as const),
    sort_order: record.sortOrder,
    shape_id: record.picture?.shapeId ?? null,
    body_hex: record.picture?.bodyHex.toLowerCase() ?? null,
    closure_hex: record.picture?.closureHex.toLowerCase() ?? null,
  };
}

function refuseCircles(
  records: ReadonlyMap<string, CategoryRecord>,
  stored: readonly { id: number; key: string; parent_id: number | null }[],
): void {
  const keyOf = new Map(stored.map((row) => [row.id, row.key]));
  const parents = new Map<string, string | null>(
    stored.map((row) => [row.key, row.parent_id === null ? null : (keyOf.get(row.parent_id) ?? null)]),
  );
  for (const record of records.values()) parents.set(record.key, record.parentKey);
  for (const start of records.keys()) {
    const seen = new Set<string>();
    for (let key: string | null | undefined = start; key; key = parents.get(key)) {
      if (seen.has(key)) throw new RangeError(`The category "${key}" would be its own ancestor.`);
      seen.add(key);
    }
  }
}
