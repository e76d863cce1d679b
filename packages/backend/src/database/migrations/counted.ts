import type { ColumnDefinitionBuilderCallback } from "kysely";
import type { Dialect } from "../schema.ts";

/** An auto-incrementing primary key that never reuses a number, in each dialect's syntax. */
export function counted(dialect: Dialect): ColumnDefinitionBuilderCallback {
  return (column) =>
    dialect === "sqlite"
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedByDefaultAsIdentity();
}
