import { retireProducts } from "../catalogue/store.ts";
import type { Db } from "../database/index.ts";
import { seriesOf } from "./records.ts";
import type { ReadRows } from "./rows.ts";

/**
 * The codes of products that a list no longer names. Only codes of a series that the list has (`TR` of
 * `TR0757`) can be missing from it: a list of caps says nothing about bottles. A rejected row still names its
 * product.
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

/** Retires what a list no longer names; a later list that names it brings it back. Returns the codes. */
export async function retireMissing(db: Db, read: ReadRows): Promise<string[]> {
  const { changed } = await retireProducts(db, await missingCodes(db, read), "import");
  return changed;
}
