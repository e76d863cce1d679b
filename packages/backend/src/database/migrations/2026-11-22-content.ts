import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { counted } from "./counted.ts";

/** Content of all kinds, and the version by which readers hear of its changes. */
export function contentTables(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("content_entries")
        .addColumn("id", "integer", counted(dialect))
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("key", "text", (column) => column.notNull())
        .addColumn("is_active", "integer", (column) => column.notNull())
        .addColumn("sort_order", "integer", (column) => column.notNull())
        .addColumn("published_at", "text")
        .addColumn("expires_at", "text")
        .addColumn("facts", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("updated_at", "text", (column) => column.notNull())
        .addUniqueConstraint("content_entries_key", ["kind", "key"])
        .execute();
      await db.schema
        .createTable("content_texts")
        .addColumn("entry_id", "integer", (column) =>
          column.notNull().references("content_entries.id").onDelete("cascade"),
        )
        .addColumn("language_code", "text", (column) => column.notNull())
        .addColumn("title", "text", (column) => column.notNull())
        .addColumn("slug", "text", (column) => column.notNull())
        .addColumn("summary", "text", (column) => column.notNull())
        .addColumn("body", "text", (column) => column.notNull())
        .addColumn("details", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("content_texts_pk", ["entry_id", "language_code"])
        .execute();
      await db.schema.createIndex("content_texts_slug").on("content_texts").column("slug").execute();
      await (db as Kysely<{ versions: { id: number; version: number } }>)
        .insertInto("versions")
        .values({ id: 3, version: 1 })
        .execute();
    },
  };
}
