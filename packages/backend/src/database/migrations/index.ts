import type { Migration, MigrationProvider } from "kysely/migration";
import type { Dialect } from "../schema.ts";
import { catalogueTables } from "./2026-11-21-catalogue.ts";
import { november22AccountToFavourites } from "./2026-11-22-account-to-favourites.ts";
import { november22MailToSecrets } from "./2026-11-22-mail-to-secrets.ts";
import { shopTables } from "./2026-11-22-shop.ts";
import { november23 } from "./2026-11-23.ts";
import { november24 } from "./2026-11-24.ts";
import { november25 } from "./2026-11-25.ts";
import { november26 } from "./2026-11-26.ts";
import { november27 } from "./2026-11-27.ts";

/**
 * All migrations by name; Kysely runs them in the order of their names. A committed migration is never edited or
 * renamed. The name of a new one, a date and a subject, must sort after all others.
 */
export function migrationsFor(dialect: Dialect): MigrationProvider {
  const migrations: Record<string, Migration> = {
    "2026-11-21-catalogue": catalogueTables(dialect),
    ...november22AccountToFavourites(dialect),
    ...november22MailToSecrets(dialect),
    "2026-11-22-shop": shopTables(dialect),
    ...november23(),
    ...november24(dialect),
    ...november25(dialect),
    ...november26(dialect),
    ...november27(),
  };
  return { getMigrations: () => Promise.resolve(migrations) };
}
