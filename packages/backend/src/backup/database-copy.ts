import type { DatabaseOptions, Dialect } from "../database/index.ts";
import { postgresCopy } from "./postgres-copy.ts";
import { sqliteCopy } from "./sqlite-copy.ts";

/** Contents of a database, to compare a copy with it. */
export interface DatabaseFacts {
  /** Rows of each table. */
  counts: Record<string, number>;
  migrations: string[];
  /** Names of the uploads that rows refer to. */
  uploads: string[];
}

/** Copies a database to a file and back. Its methods throw `RefusedError` with a sentence for the operator. */
export interface DatabaseCopy {
  dialect: Dialect;
  /** The file's name within a backup. */
  fileName: string;
  /** Writes one consistent state to the file, even while the site runs. */
  save: (file: string) => Promise<DatabaseFacts>;
  /** Whether the restore target is empty; of a data folder, everything in it counts. */
  isEmpty: () => Promise<boolean>;
  load: (file: string) => Promise<DatabaseFacts>;
}

export const databaseCopy = ({ dataDir, databaseUrl }: DatabaseOptions): DatabaseCopy =>
  databaseUrl ? postgresCopy(databaseUrl) : sqliteCopy(dataDir);
