/** 0 or 1: SQLite has no boolean type. */
export type Flag = 0 | 1;
/** Tables with one row, or one row per subject, in a store. */
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

/** Row 1 counts the changes to the catalogue, row 2 those to the settings, row 3 those to the content. */
export interface VersionsTable {
  id: number;
  version: number;
}

/** Which seeds have started and which are complete; an incomplete seed runs again. */
export interface SeedsTable {
  name: string;
  started_at: string;
  finished_at: string | null;
}

/** One row: when the store was initialised, null before its first start, and its own id. */
export interface BeginningsTable {
  id: number;
  begun_at: string | null;
  /** Random; the same in every copy and backup. */
  database_id: string | null;
}

/** One row: the newest migration that a release must know to run on this schema. */
export interface SchemaFloorTable {
  id: number;
  migration: string;
}
