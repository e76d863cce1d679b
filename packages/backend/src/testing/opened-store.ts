import { openDatabase, type Database } from "../database/index.ts";

const opened = new Map<string, Promise<Database>>();

/**
 * The database of a test's store, open until the store is disposed of: each opening looks through the migrations, which
 * takes longer than what a test has to write.
 */
export function openedStore(store: { dataDir: string; databaseUrl?: string }): Promise<Database> {
  let database = opened.get(store.dataDir);
  if (database === undefined) {
    database = openDatabase(store);
    opened.set(store.dataDir, database);
  }
  return database;
}

/** Closes what {@link openedStore} has opened. */
export async function closeOpenedStore(dataDir: string): Promise<void> {
  const database = opened.get(dataDir);
  opened.delete(dataDir);
  await (await database)?.close();
}
