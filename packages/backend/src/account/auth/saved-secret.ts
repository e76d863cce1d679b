import { randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseUnavailableError, type Database } from "../../database/index.ts";
import { codeOf } from "../../errors/index.ts";

/** Min characters of a saved secret; ours have 64. */
const minLength = 32;

/**
 * The secret of an installation that has none configured: generated at random on the first start and saved, so that a
 * restart signs no one out. With SQLite it is the file `auth-secret` in the data folder, readable only by its owner; on
 * PostgreSQL it is a row that all processes share. Throws `DatabaseUnavailableError` for a damaged file.
 */
export function savedSecret(database: Database, dataDir: string): Promise<string> {
  return database.dialect === "postgres" ? fromTable(database) : fromFile(join(dataDir, "auth-secret"));
}

const newSecret = (): string => randomBytes(48).toString("base64");

async function fromTable({ db }: Database): Promise<string> {
  // Of several processes that start at once, the first one wins, and all read its value.
  await db
    .insertInto("secrets")
    .values({ name: "auth", value: newSecret(), created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", "auth")
    .executeTakeFirstOrThrow();
  return value;
}

async function fromFile(file: string): Promise<string> {
  const saved = await readFile(file, "utf8").catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  });
  if (saved === null) {
    await make(file);
    return fromFile(file);
  }
  const secret = saved.trim();
  if (secret.length < minLength)
    throw new DatabaseUnavailableError(
      `${file} is damaged. Delete it: a new one is made, and everybody has to sign in again.`,
    );
  return secret;
}

/** Written to a temporary name first, so that a killed process never leaves a partial secret. */
async function make(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${newSecret()}\n`, { mode: 0o600, flag: "wx", flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    // Another process was faster; its secret is used.
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
