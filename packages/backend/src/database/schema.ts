import type { Kysely, Transaction } from "kysely";
import type { AccountTables } from "./tables/account.ts";
import type { AddressesTables } from "./tables/addresses.ts";
import type { CatalogueTables } from "./tables/catalogue.ts";
import type { ContentTables } from "./tables/content.ts";
import type { FavouritesTables } from "./tables/favourites.ts";
import type { MailTables } from "./tables/mail.ts";
import type { MediaTables } from "./tables/media.ts";
import type { RequestsTables } from "./tables/requests.ts";
import type { ReviewsTables } from "./tables/reviews.ts";
import type { ShopTables } from "./tables/shop.ts";
import type { StockNoticeTables } from "./tables/stock-notices.ts";
import type { StoreTables } from "./tables/store.ts";
import type { ViewsTables } from "./tables/views.ts";

/**
 * The tables as Kysely sees them. Both dialects hold the same plain types: flags are 0 or 1, instants
 * are ISO 8601 text in UTC, lists and objects are JSON text, so that a row reads alike everywhere.
 */
export interface DatabaseSchema
  extends
    AccountTables,
    AddressesTables,
    CatalogueTables,
    ContentTables,
    FavouritesTables,
    MailTables,
    MediaTables,
    RequestsTables,
    ReviewsTables,
    ShopTables,
    StockNoticeTables,
    StoreTables,
    ViewsTables {}

/** The database, or a transaction in it. */
export type Db = Kysely<DatabaseSchema>;

/** A transaction: all of its changes are stored, or none. */
export type DbTransaction = Transaction<DatabaseSchema>;
