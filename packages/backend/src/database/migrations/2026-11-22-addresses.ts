import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { counted } from "./counted.ts";

const texts = [
  "name",
  "surname",
  "phone",
  "country_phone_code",
  "address_type",
  "address_title",
  "address_detail",
  "street",
  "neighborhood",
  "district",
  "city",
  "postal_code",
  "country",
  "address",
];

/** Addresses of customers, of which exactly one is the default; where their companies are registered. */
export function addressTables(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      let table = db.schema
        .createTable("addresses")
        .addColumn("id", "integer", counted(dialect))
        .addColumn("customer_id", "integer", (column) =>
          column.notNull().references("customers.id").onDelete("cascade"),
        );
      for (const name of texts) table = table.addColumn(name, "text", (column) => column.notNull());
      await table
        .addColumn("is_default", "integer", (column) => column.notNull())
        .addColumn("company_name", "text")
        .addColumn("vkn", "text")
        .addColumn("tax_office", "text")
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("updated_at", "text", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("addresses_customer").on("addresses").column("customer_id").execute();
      await db.schema
        .createIndex("addresses_one_default")
        .unique()
        .on("addresses")
        .column("customer_id")
        .where(sql.ref("is_default"), "=", 1)
        .execute();
      await db.schema.alterTable("customers").addColumn("country_code", "text").execute();
    },
  };
}
