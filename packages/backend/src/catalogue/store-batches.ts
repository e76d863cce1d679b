import { hash } from "node:crypto";
import type { Db } from "../database/schema.ts";

/** Runs a task over slices of a list, one after the other, so that no statement exceeds the parameter limit. */
export async function inBatches<T>(
  list: readonly T[],
  size: number,
  task: (batch: T[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < list.length; start += size) await task(list.slice(start, start + size));
}

/** A digest to recognise an unchanged record. */
export function fingerprint(value: unknown): string {
  return hash("sha256", JSON.stringify(value), "base64url");
}

/**
 * Ids of the products with these codes. Every writer of several products locks them in the order of their ids, as
 * orders do, and the catalogue version last: writers with different lock orders would deadlock on PostgreSQL.
 */
export async function idsByCode(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  await inBatches(codes, 500, async (batch) => {
    const rows = await db.selectFrom("products").select(["id", "code"]).where("code", "in", batch).execute();
    for (const { id, code } of rows) ids.set(code, id);
  });
  return ids;
}

/** Counts of an upsert. */
export interface UpsertCounts {
  inserted: number;
  updated: number;
  /** Records that are already stored exactly like this; nothing was written for them. */
  unchanged: number;
}

/** A record names a category that is neither in the call nor in the database. Nothing was written. */
export class UnknownCategoryError extends Error {
  override readonly name = "UnknownCategoryError";
  readonly categoryKey: string;

  constructor(categoryKey: string, namedBy: string) {
    super(
      `"${namedBy}" names the category "${categoryKey}", which does not exist. Write the category first.`,
    );
    this.categoryKey = categoryKey;
  }
}
