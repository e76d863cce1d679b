import { sql } from "kysely";
import type { Db, DbTransaction } from "../../database/schema.ts";
import { bumpVersion, dialectOf } from "../../database/version.ts";
import { RefusedError } from "../../errors/index.ts";
import type { AltTexts, StoredPhotograph } from "../pictures.ts";
import type { PhotographDraft, PhotographFolder } from "./folder.ts";
import { photographColumns, photographOf } from "./load.ts";

/** A photograph to add to a product; without a draft, its files exist already. */
export interface NewPhotograph extends Omit<StoredPhotograph, "alt"> {
  draft: PhotographDraft | null;
}

/** The result of a change, in photographs. */
export interface PhotographChange {
  added: number;
  /** Present before. */
  kept: number;
  removed: number;
  /** The product's new total. */
  total: number;
}

/** The photographs of a product, in order. */
export async function listPhotographs(db: Db, productId: number): Promise<StoredPhotograph[]> {
  const rows = await db
    .selectFrom("product_photographs")
    .select(photographColumns)
    .where("product_id", "=", productId)
    .orderBy("sort_order")
    .orderBy("id")
    .execute();
  return rows.map(photographOf);
}

/** A photograph by its digest, of any product. */
export async function findPhotograph(db: Db, digest: string): Promise<StoredPhotograph | null> {
  const row = await db
    .selectFrom("product_photographs")
    .select(photographColumns)
    .where("digest", "=", digest)
    .limit(1)
    .executeTakeFirst();
  return row ? photographOf(row) : null;
}

/**
 * Adds photographs to a product, after its present ones or in place of them. One that it already has is unchanged,
 * except for the texts in `alt`, which overwrite its own language by language; an empty text removes one. Files get
 * their names before the rows are committed, so that a row never names a missing file.
 * @throws RefusedError if another command has removed one meanwhile
 */
export async function addPhotographs(
  db: Db,
  folder: PhotographFolder,
  productId: number,
  photographs: readonly NewPhotograph[],
  { replace, alt }: { replace: boolean; alt: AltTexts },
): Promise<PhotographChange> {
  const given = [...new Map(photographs.map((photograph) => [photograph.digest, photograph])).values()];
  const { change, removed } = await inTurn(db, async (transaction) => {
    const before = await listPhotographs(transaction, productId);
    const known = new Map(before.map((photograph) => [photograph.digest, photograph]));
    for (const { digest, draft } of given) {
      if (draft) await folder.keep(draft, digest);
      else if (!(await folder.has(digest)))
        throw new RefusedError(
          "A photograph was removed by another command at the same moment. Run the same command again.",
        );
    }
    const now = given.map((photograph) => ({
      ...photograph,
      alt: withTexts(known.get(photograph.digest)?.alt ?? {}, alt),
    }));
    const givenDigests = new Set(given.map(({ digest }) => digest));
    const others = before.filter(({ digest }) => !givenDigests.has(digest));
    const unmoved = before.map(
      (photograph) => now.find(({ digest }) => digest === photograph.digest) ?? photograph,
    );
    const after = replace ? now : [...unmoved, ...now.filter(({ digest }) => !known.has(digest))];
    await write(transaction, productId, before, after);
    return {
      change: {
        added: now.filter(({ digest }) => !known.has(digest)).length,
        kept: now.filter(({ digest }) => known.has(digest)).length,
        removed: replace ? others.length : 0,
        total: after.length,
      },
      removed: replace ? others : [],
    };
  });
  await dropFiles(db, folder, removed);
  return change;
}

/** Removes photographs from a product, and their files if no other product shows them. */
export async function removePhotographs(
  db: Db,
  folder: PhotographFolder,
  productId: number,
  digests: ReadonlySet<string>,
): Promise<PhotographChange> {
  const { change, removed } = await inTurn(db, async (transaction) => {
    const before = await listPhotographs(transaction, productId);
    const after = before.filter(({ digest }) => !digests.has(digest));
    await write(transaction, productId, before, after);
    return {
      change: { added: 0, kept: after.length, removed: before.length - after.length, total: after.length },
      removed: before.filter(({ digest }) => digests.has(digest)),
    };
  });
  await dropFiles(db, folder, removed);
  return change;
}

/**
 * A transaction during which no other changes photographs: the rows and files that it finds stay valid until its end.
 */
async function inTurn<T>(db: Db, task: (transaction: DbTransaction) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    // SQLite has one writer at a time anyway.
    if (dialectOf(transaction) === "postgres")
      await sql`lock table product_photographs in share row exclusive mode`.execute(transaction);
    return task(transaction);
  });
}

/** Rewrites a product's photographs if they changed, and notifies the running servers. */
async function write(
  transaction: DbTransaction,
  productId: number,
  before: readonly StoredPhotograph[],
  after: readonly StoredPhotograph[],
): Promise<void> {
  const keyOf = (list: readonly StoredPhotograph[]): string =>
    JSON.stringify(list.map(({ digest, alt }) => [digest, alt]));
  if (keyOf(before) === keyOf(after)) return;
  const now = new Date().toISOString();
  const created = await transaction
    .selectFrom("product_photographs")
    .select(["digest", "created_at"])
    .where("product_id", "=", productId)
    .execute();
  const createdAt = new Map(created.map((row) => [row.digest, row.created_at]));
  await transaction.deleteFrom("product_photographs").where("product_id", "=", productId).execute();
  if (after.length > 0)
    await transaction
      .insertInto("product_photographs")
      .values(
        after.map((photograph, index) => ({
          product_id: productId,
          sort_order: index + 1,
          digest: photograph.digest,
          width: photograph.width,
          height: photograph.height,
          widths: JSON.stringify(photograph.widths),
          alt: JSON.stringify(photograph.alt),
          created_at: createdAt.get(photograph.digest) ?? now,
        })),
      )
      .execute();
  // The page changed, and sitemaps show its time of change.
  await transaction.updateTable("products").set({ updated_at: now }).where("id", "=", productId).execute();
  await bumpVersion(transaction, "catalogue");
}

function withTexts(texts: AltTexts, over: AltTexts): AltTexts {
  return Object.fromEntries(Object.entries({ ...texts, ...over }).filter(([, text]) => text !== ""));
}

/** Removes the files of photographs that no product shows any longer. */
async function dropFiles(
  db: Db,
  folder: PhotographFolder,
  photographs: readonly StoredPhotograph[],
): Promise<void> {
  if (photographs.length === 0) return;
  await inTurn(db, async (transaction) => {
    for (const { digest } of photographs)
      if ((await findPhotograph(transaction, digest)) === null) await folder.remove(digest);
  });
}
