import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { DatabaseUnavailableError, type Database } from "../database/index.ts";
import { codeOf } from "../errors/index.ts";
import { uploadsFolder } from "./uploads-folder.ts";

/** In the folder of uploads; contains the id of the database whose requests name the files. */
export const ownerFile = ".database-id";
const storedName = /^[0-9a-f]{32}\.(?:pdf|docx)$/;

/**
 * Checks at start that the folder of uploads and the database belong together, and writes the database's id to a folder
 * without one. They belong together if the ids match, if the database names a file of the folder, or if the folder has
 * no files. Throws `DatabaseUnavailableError` for the folder of another database.
 *
 * A folder without an id whose files are all unknown to the database gets no id: it may be the wrong database.
 */
export async function claimUploads(database: Database, dataDir: string, logger: Logger): Promise<void> {
  const own = await database.db.selectFrom("beginnings").select("database_id").executeTakeFirst();
  // A database that has lost even this was refused earlier, when the store was initialised.
  if (!own?.database_id) return;
  const folder = uploadsFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, ownerFile);
  const owner = await readOwner(file);
  const files = (await readdir(folder)).filter((name) => storedName.test(name));
  const unknown = await unknownTo(database, files);
  const isNoneKnown = files.length > 0 && unknown === files.length;
  if (owner !== null && owner !== own.database_id && isNoneKnown)
    throw new DatabaseUnavailableError(
      `The files in ${folder} belong to another database: ${database.label} knows none of the ${files.length}. ` +
        "Set DATABASE_URL (none for SQLite) to the database of these files, or DATA_DIR to another folder. " +
        `If this database is meant to take over the folder, delete ${file} and start again.`,
    );
  if (unknown > 0)
    logger.warn(
      { folder, files: unknown },
      "The database does not know some uploaded files, and leaves them where they are: check that DATABASE_URL and DATA_DIR belong together",
    );
  if (owner !== own.database_id && (owner !== null || !isNoneKnown)) await writeOwner(file, own.database_id);
}

async function readOwner(file: string): Promise<string | null> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return "";
    throw error;
  });
  return text.trim() || null;
}

/** How many of the files are named neither by a request nor by a deletion note. */
async function unknownTo({ db }: Database, files: readonly string[]): Promise<number> {
  if (files.length === 0) return 0;
  const named = await db
    .selectFrom("request_files")
    .select("stored_name")
    .union(db.selectFrom("upload_deletions").select("stored_name"))
    .execute();
  const names = new Set(named.map((row) => row.stored_name));
  return files.filter((name) => !names.has(name)).length;
}

/** Written to a temporary name first, so that a killed process never leaves a partial id. */
async function writeOwner(file: string, id: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${id}\n`, { mode: 0o600, flag: "wx", flush: true });
  await rename(draft, file);
}
