import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { counted } from "./counted.ts";

/** Who wants to be told when an article is back, and mails that name the link by which they are ended. */
export function stockNotices(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("stock_notices")
        .addColumn("id", "integer", counted(dialect))
        .addColumn("product_id", "integer", (column) =>
          column.notNull().references("products.id").onDelete("cascade"),
        )
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("email_key", "text", (column) => column.notNull())
        .addColumn("language_code", "text", (column) => column.notNull())
        .addColumn("end_digest", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addUniqueConstraint("stock_notices_once", ["product_id", "email_key"])
        .execute();
      await db.schema.createIndex("stock_notices_email").on("stock_notices").column("email_key").execute();
      await db.schema.createIndex("stock_notices_end").on("stock_notices").column("end_digest").execute();
      await db.schema.createIndex("stock_notices_age").on("stock_notices").column("created_at").execute();
      await db.schema.alterTable("outbox").addColumn("unsubscribe_url", "text").execute();
    },
  };
}
