import type { Kysely, Transaction } from "kysely";
import type { AccountTables } from "./tables/account.ts";
import type { CustomerTables } from "./tables/customers.ts";
import type { CatalogueTables } from "./tables/catalogue.ts";
import type { ContentTables } from "./tables/content.ts";
import type { MailTables } from "./tables/mail.ts";
import type { RequestsTables } from "./tables/requests.ts";
import type { ShopTables } from "./tables/shop.ts";
import type { StoreTables } from "./tables/store.ts";

/**
 * The tables as Kysely sees them. Both dialects use the same plain types: flags are 0 or 1, instants are ISO 8601 text
 * in UTC, lists and objects are JSON text, so that rows have the same shape everywhere.
 */
export interface DatabaseSchema
  extends
    AccountTables,
    CatalogueTables,
    ContentTables,
    CustomerTables,
    MailTables,
    RequestsTables,
    ShopTables,
    StoreTables {}

/** The database, or a transaction in it. */
export type Db = Kysely<DatabaseSchema>;

/** A transaction: all of its changes are stored, or none. */
export type DbTransaction = Transaction<DatabaseSchema>;

/** The SQL dialect; only migrations and the few dialect-specific statements need it. */
export type Dialect = "sqlite" | "postgres";
