import type { ColumnDefinitionBuilderCallback } from "kysely";
import type { Dialect } from "../schema.ts";

/** A primary key that counts up and never gives a number twice, in each dialect's words. */
export function counted(dialect: Dialect): ColumnDefinitionBuilderCallback {
  return (column) =>
    dialect === "sqlite"
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedByDefaultAsIdentity();
}
