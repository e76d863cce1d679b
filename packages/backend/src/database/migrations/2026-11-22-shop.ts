import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../schema.ts";
import { counted } from "./counted.ts";

/** Carts, coupons, orders and payments. Amounts need more than 32 bits: 21 million lira are 2³¹ kuruş. */
export function shopTables(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await cartTables(db, dialect);
      await couponTable(db, dialect);
      await orderTables(db, dialect);
      await paymentTables(db, dialect);
    },
  };
}

async function cartTables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable("carts")
    .addColumn("id", "integer", counted(dialect))
    .addColumn("token_digest", "text", (column) => column.unique())
    .addColumn("customer_id", "integer", (column) =>
      column.unique().references("customers.id").onDelete("cascade"),
    )
    .addColumn("coupon_key", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("carts_updated").on("carts").column("updated_at").execute();
  await db.schema
    .createTable("cart_lines")
    .addColumn("id", "integer", counted(dialect))
    .addColumn("cart_id", "integer", (column) => column.notNull().references("carts.id").onDelete("cascade"))
    .addColumn("product_id", "integer", (column) => column.notNull())
    .addColumn("colour", "text", (column) => column.notNull())
    .addColumn("quantity", "integer", (column) => column.notNull())
    .addColumn("seen_price_minor", "bigint", (column) => column.notNull())
    .addColumn("seen_currency", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addUniqueConstraint("cart_lines_article", ["cart_id", "product_id", "colour"])
    .execute();
}

async function couponTable(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable("coupons")
    .addColumn("id", "integer", counted(dialect))
    .addColumn("code", "text", (column) => column.notNull())
    .addColumn("code_key", "text", (column) => column.notNull().unique())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("value", "bigint", (column) => column.notNull())
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("minimum_minor", "bigint", (column) => column.notNull())
    .addColumn("valid_from", "text", (column) => column.notNull())
    .addColumn("valid_to", "text")
    .addColumn("usage_limit", "integer")
    .addColumn("usage_limit_per_customer", "integer")
    .addColumn("used", "integer", (column) => column.notNull())
    .addColumn("is_active", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
}

async function orderTables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable("orders")
    .addColumn("id", "integer", counted(dialect))
    .addColumn("number", "text", (column) => column.notNull().unique())
    .addColumn("customer_id", "integer", (column) => column.references("customers.id").onDelete("set null"))
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("payment_type", "text", (column) => column.notNull())
    .addColumn("language_code", "text", (column) => column.notNull())
    .addColumn("customer_name", "text", (column) => column.notNull())
    .addColumn("customer_email", "text", (column) => column.notNull())
    .addColumn("customer_phone", "text")
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("net_subtotal_minor", "bigint", (column) => column.notNull())
    .addColumn("discount_minor", "bigint", (column) => column.notNull())
    .addColumn("shipping_minor", "bigint", (column) => column.notNull())
    .addColumn("vat_percent", "integer", (column) => column.notNull())
    .addColumn("vat_minor", "bigint", (column) => column.notNull())
    .addColumn("total_minor", "bigint", (column) => column.notNull())
    .addColumn("coupon_code", "text")
    .addColumn("delivery_address", "text", (column) => column.notNull())
    .addColumn("invoice_address", "text", (column) => column.notNull())
    .addColumn("note", "text")
    .addColumn("tracking_number", "text")
    .addColumn("terms_accepted_at", "text", (column) => column.notNull())
    .addColumn("paid_at", "text")
    .addColumn("expires_at", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("orders_customer").on("orders").columns(["customer_id", "id"]).execute();
  await db.schema.createIndex("orders_state").on("orders").columns(["state", "expires_at"]).execute();
  await db.schema
    .createTable("order_lines")
    .addColumn("id", "integer", counted(dialect))
    .addColumn("order_id", "integer", (column) => column.notNull().references("orders.id"))
    .addColumn("product_id", "integer", (column) => column.notNull())
    .addColumn("code", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("colour", "text")
    .addColumn("quantity", "integer", (column) => column.notNull())
    .addColumn("unit_price_minor", "bigint", (column) => column.notNull())
    .addColumn("took_stock", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("order_lines_order").on("order_lines").column("order_id").execute();
  await db.schema
    .createTable("order_events")
    .addColumn("id", "integer", counted(dialect))
    .addColumn("order_id", "integer", (column) => column.notNull().references("orders.id"))
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("by", "text", (column) => column.notNull())
    .addColumn("note", "text")
    .execute();
  await db.schema.createIndex("order_events_order").on("order_events").column("order_id").execute();
  await db.schema
    .createTable("order_submissions")
    .addColumn("customer_id", "integer", (column) =>
      column.notNull().references("customers.id").onDelete("cascade"),
    )
    .addColumn("key_digest", "text", (column) => column.notNull())
    .addColumn("body_digest", "text", (column) => column.notNull())
    .addColumn("order_id", "integer", (column) => column.references("orders.id"))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("order_submissions_pk", ["customer_id", "key_digest"])
    .execute();
  await db.schema
    .createTable("coupon_redemptions")
    .addColumn("order_id", "integer", (column) => column.primaryKey().references("orders.id"))
    .addColumn("coupon_id", "integer", (column) => column.notNull().references("coupons.id"))
    .addColumn("customer_id", "integer", (column) => column.references("customers.id").onDelete("set null"))
    .execute();
  await db.schema
    .createIndex("coupon_redemptions_coupon")
    .on("coupon_redemptions")
    .columns(["coupon_id", "customer_id"])
    .execute();
}

async function paymentTables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable("payments")
    .addColumn("id", "integer", counted(dialect))
    .addColumn("order_id", "integer", (column) => column.notNull().references("orders.id"))
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("token", "text", (column) => column.notNull())
    .addColumn("conversation_id", "text", (column) => column.notNull().unique())
    .addColumn("amount_minor", "bigint", (column) => column.notNull())
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("page_url", "text", (column) => column.notNull())
    .addColumn("provider_payment_id", "text")
    .addColumn("failure", "text")
    .addColumn("settles_order", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("due_at", "text")
    .addColumn("tries", "integer", (column) => column.notNull())
    .addUniqueConstraint("payments_token", ["provider", "token"])
    .execute();
  await db.schema.createIndex("payments_order").on("payments").column("order_id").execute();
  await db.schema.createIndex("payments_due").on("payments").columns(["state", "due_at"]).execute();
  await db.schema
    .createTable("sandbox_payments")
    .addColumn("token", "text", (column) => column.primaryKey())
    .addColumn("conversation_id", "text", (column) => column.notNull())
    .addColumn("basket_id", "text", (column) => column.notNull())
    .addColumn("amount_minor", "bigint", (column) => column.notNull())
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("callback_url", "text", (column) => column.notNull())
    .addColumn("language_code", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("wrong_codes", "integer", (column) => column.notNull())
    .addColumn("payment_id", "text")
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
}
