/** 0 or 1: SQLite has no boolean type. */
export type Flag = 0 | 1;
/** What is one row, or one row of its kind, in a store. */
export interface StoreTables {
  settings: SettingsTable;
  versions: VersionsTable;
  seeds: SeedsTable;
  beginnings: BeginningsTable;
  schema_floor: SchemaFloorTable;
}

export interface SettingsTable {
  id: number;
  /** JSON of `PrivateSettings`. */
  body: string;
  updated_at: string;
}

/** Row 1 counts the changes of the catalogue, row 2 those of the settings, row 3 those of the content. */
export interface VersionsTable {
  id: number;
  version: number;
}

/** Which seeds were begun and which are complete; a seed without an end is done again. */
export interface SeedsTable {
  name: string;
  started_at: string;
  finished_at: string | null;
}

/** One row: when the store began to hold data, null while nothing has started on it, and its own id. */
export interface BeginningsTable {
  id: number;
  begun_at: string | null;
  /** Made at random; the same in every copy and backup. */
  database_id: string | null;
}

/** One row: the newest migration that a release must know at least to run on this schema. */
export interface SchemaFloorTable {
  id: number;
  migration: string;
}
