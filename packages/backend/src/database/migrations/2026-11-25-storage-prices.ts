import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Prices of more than 21 million need 64 bits: 2³¹ kuruş. SQLite's whole numbers have them. */
export function storagePrices(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      if (dialect === "sqlite") return;
      await db.schema
        .alterTable("products")
        .alterColumn("price_minor", (column) => column.setDataType("bigint"))
        .execute();
    },
  };
}
