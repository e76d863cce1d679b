import type { Migration, MigrationProvider } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { catalogueTables } from "./2026-11-21-catalogue.ts";
import { accountTables } from "./2026-11-22-account.ts";
import { addressTables } from "./2026-11-22-addresses.ts";
import { contentTables } from "./2026-11-22-content.ts";
import { favouriteTables } from "./2026-11-22-favourites.ts";
import { mailTables } from "./2026-11-22-mail.ts";
import { photographTables } from "./2026-11-22-photographs.ts";
import { requestsTables } from "./2026-11-22-requests.ts";
import { reviewsTables } from "./2026-11-22-reviews.ts";
import { secretTables } from "./2026-11-22-secrets.ts";
import { shopTables } from "./2026-11-22-shop.ts";
import { accountLookups } from "./2026-11-23-account-lookups.ts";
import { mailTopics } from "./2026-11-23-mail-topics.ts";
import { trackingLinks } from "./2026-11-24-tracking-links.ts";
import { visitorLimits } from "./2026-11-24-visitor-limits.ts";
import { withdrawnProducts } from "./2026-11-24-withdrawn-products.ts";
import { accountSignIn } from "./2026-11-25-accounts-sign-in.ts";
import { auditAddresses } from "./2026-11-25-staff-audit-addresses.ts";
import { deliveryOrdersExpire } from "./2026-11-25-staff-delivery-orders.ts";
import { storageBeginning } from "./2026-11-25-storage-beginning.ts";
import { storagePrices } from "./2026-11-25-storage-prices.ts";
import { unreadableSlugs } from "./2026-11-25-unreadable-slugs.ts";
import { uploadDeletions } from "./2026-11-25-upload-deletions.ts";
import { uploadsOwner } from "./2026-11-25-uploads-owner.ts";
import { versionFloor } from "./2026-11-25-version-floor.ts";
import { articleFacts } from "./2026-11-26-article-facts.ts";
import { availability } from "./2026-11-26-availability.ts";
import { quoteTables } from "./2026-11-26-quotes.ts";
import { stockNotices } from "./2026-11-26-stock-notices.ts";
import { priceBreaks } from "./2026-11-27-price-breaks.ts";

/**
 * All migrations by name; Kysely runs them in the order of their names. One that has been committed is never edited or
 * renamed. The name of a new one, a date and its subject, sorts after all others.
 */
export function migrationsFor(dialect: Dialect): MigrationProvider {
  const migrations: Record<string, Migration> = {
    "2026-11-21-catalogue": catalogueTables(dialect),
    "2026-11-22-account": accountTables(dialect),
    "2026-11-22-addresses": addressTables(dialect),
    "2026-11-22-content": contentTables(dialect),
    "2026-11-22-favourites": favouriteTables(),
    "2026-11-22-mail": mailTables(dialect),
    "2026-11-22-photographs": photographTables(dialect),
    "2026-11-22-requests": requestsTables(dialect),
    "2026-11-22-reviews": reviewsTables(dialect),
    "2026-11-22-secrets": secretTables(dialect),
    "2026-11-22-shop": shopTables(dialect),
    "2026-11-23-account-lookups": accountLookups(),
    "2026-11-23-mail-topics": mailTopics(),
    "2026-11-24-tracking-links": trackingLinks(),
    "2026-11-24-visitor-limits": visitorLimits(dialect),
    "2026-11-24-withdrawn-products": withdrawnProducts(),
    "2026-11-25-accounts-sign-in": accountSignIn(),
    "2026-11-25-staff-audit-addresses": auditAddresses(),
    "2026-11-25-staff-delivery-orders": deliveryOrdersExpire(),
    "2026-11-25-storage-beginning": storageBeginning(),
    "2026-11-25-storage-prices": storagePrices(dialect),
    "2026-11-25-unreadable-slugs": unreadableSlugs(),
    "2026-11-25-upload-deletions": uploadDeletions(),
    "2026-11-25-uploads-owner": uploadsOwner(),
    "2026-11-25-version-floor": versionFloor(),
    "2026-11-26-article-facts": articleFacts(),
    "2026-11-26-availability": availability(),
    "2026-11-26-quotes": quoteTables(dialect),
    "2026-11-26-stock-notices": stockNotices(dialect),
    "2026-11-27-price-breaks": priceBreaks(),
  };
  return { getMigrations: () => Promise.resolve(migrations) };
}
