export {
  beginStore,
  isBeingMoved,
  makeDataFolder,
  movedDatabase,
  moveProgress,
  refuseMissingDatabase,
} from "./beginning.ts";
export { DatabaseUnavailableError, DataFolderInUseError, isStorageFailure } from "./errors.ts";
export { watchStorage, type StorageHealth, notReady, readinessOf, type Readiness } from "./health.ts";
export { explainStorage, isDiskFull } from "./explain.ts";
export { lockDataFolder, type DataFolderLock } from "./lock.ts";
export { openDatabase, sqliteFile, type Database, type DatabaseOptions } from "./open.ts";
export { readDatabase } from "./read.ts";
export type { DatabaseSchema, Db, DbTransaction, Dialect } from "./schema.ts";
export type { Flag } from "./tables/store.ts";
export { bumpVersion, readVersions, versionChannel, type Versions } from "./version.ts";
