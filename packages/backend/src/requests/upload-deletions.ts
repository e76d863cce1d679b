import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Db, DbTransaction } from "../database/schema.ts";
import { unfinishedEnding, uploadsFolder } from "./uploads-folder.ts";
import type { CatalogueServices } from "../catalogue/services.ts";
import { repeat } from "../jobs/repeat.ts";

const hour = 60 * 60 * 1000;
/** Max time for a request to name its file, ms. */
const namedWithin = hour;
/** Each server has its own folder unless they share one; within this time every server has swept, ms. */
const sweptWithin = 30 * 24 * hour;

/**
 * Adds a deletion note for a file before it is written: the file is deleted unless a request names it within an hour.
 */
export async function noteUnfinished(db: Db, storedName: string): Promise<void> {
  const due_at = new Date(Date.now() + namedWithin).toISOString();
  await db.insertInto("upload_deletions").values({ stored_name: storedName, due_at }).execute();
}

/** Drops a note, inside the transaction that names the file. */
export async function dropNote(transaction: DbTransaction, storedName: string): Promise<void> {
  await transaction.deleteFrom("upload_deletions").where("stored_name", "=", storedName).execute();
}

/** Adds deletion notes for the files of a request that is being erased; the next sweep deletes them. */
export async function noteFilesOf(transaction: DbTransaction, requestId: number): Promise<void> {
  const files = await transaction
    .selectFrom("request_files")
    .select("stored_name")
    .where("request_id", "=", requestId)
    .execute();
  if (files.length === 0) return;
  const due_at = new Date().toISOString();
  await transaction
    .insertInto("upload_deletions")
    .values(files.map(({ stored_name }) => ({ stored_name, due_at })))
    .onConflict((conflict) => conflict.column("stored_name").doUpdateSet({ due_at }))
    .execute();
}

/**
 * Deletes the files with due notes: leftovers of failed requests, and files of erased requests. A file unknown to the
 * database stays: it may belong to another database. Returns the number of deleted files.
 */
export async function sweepUploads(db: Db, dataDir: string, now = Date.now()): Promise<number> {
  const named = db.selectFrom("request_files").select("stored_name");
  const due = await db
    .selectFrom("upload_deletions")
    .select("stored_name")
    .where("due_at", "<=", new Date(now).toISOString())
    .where("stored_name", "not in", named)
    .execute();
  let swept = 0;
  for (const { stored_name: name } of due)
    for (const path of [name, `${name}${unfinishedEnding}`].map((file) =>
      join(uploadsFolder(dataDir), file),
    )) {
      if (!(await stat(path).catch(() => null))) continue;
      await rm(path, { force: true });
      swept++;
    }
  await db
    .deleteFrom("upload_deletions")
    .where("due_at", "<", new Date(now - sweptWithin).toISOString())
    .execute();
  return swept;
}

const minute = 60 * 1000;

/** Deletes due files, a minute after the start and then every hour. Returns a function that stops it. */
export const sweepUploadsRegularly = ({ db, dataDir, logger }: CatalogueServices): (() => Promise<void>) =>
  repeat(
    async () => {
      try {
        const swept = await sweepUploads(db, dataDir);
        if (swept > 0) logger.info({ files: swept }, "uploads deleted");
      } catch (error) {
        logger.warn({ err: error }, "uploads cannot be deleted now");
      }
    },
    hour,
    minute,
  );
