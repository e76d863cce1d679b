export { beginStore } from "./beginning.ts";
export type { Dialect } from "./dialect.ts";
export { DatabaseUnavailableError, DataFolderInUseError, isStorageFailure } from "./errors.ts";
export { watchStorage, type StorageHealth } from "./health.ts";
export { lockDataFolder, type DataFolderLock } from "./lock.ts";
export { openDatabase, type Database, type DatabaseOptions } from "./open.ts";
export { notReady, readinessOf, type Readiness } from "./readiness.ts";
export type { DatabaseSchema, Flag } from "./schema.ts";
export { bumpVersion, readVersions, versionChannel, type Versions } from "./version.ts";
