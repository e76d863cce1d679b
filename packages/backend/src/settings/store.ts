import { privateSettingsSchema, siteSettingsSchema } from "@preforma/domain/settings/schema";
import type { PrivateSettings, SiteSettings } from "@preforma/domain/settings";
import settings from "@preforma/demo/settings.json" with { type: "json" };
import type { Db } from "../database/schema.ts";
import { bumpVersion } from "../database/version.ts";

/**
 * The settings of a new installation: a complete demonstration company. Numbers and domain are reserved for examples.
 */
export const defaultSettings = (siteUrl: string): PrivateSettings =>
  privateSettingsSchema.parse({ ...settings, site_url: siteUrl });

/** The id of the only row; the contract reads it as `general-settings/1`. */
export const settingsId = 1;

/** Reads the settings with their secrets; null before the first start has written them. */
export async function readSettings(db: Db): Promise<PrivateSettings | null> {
  const row = await db.selectFrom("settings").select("body").where("id", "=", settingsId).executeTakeFirst();
  return row ? privateSettingsSchema.parse(JSON.parse(row.body)) : null;
}

/** Writes the whole settings and notifies all readers. Throws a `ZodError` if they are invalid. */
export async function writeSettings(db: Db, settings: PrivateSettings): Promise<void> {
  await db.transaction().execute((transaction) => storeSettings(transaction, settings));
}

/** The same inside the caller's transaction. */
export async function storeSettings(transaction: Db, settings: PrivateSettings): Promise<void> {
  const row = {
    body: JSON.stringify(privateSettingsSchema.parse(settings)),
    updated_at: new Date().toISOString(),
  };
  await transaction
    .insertInto("settings")
    .values({ id: settingsId, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  await bumpVersion(transaction, "settings");
}

/** Writes the defaults of a new installation. */
export const seedSettings = (transaction: Db, siteUrl: string): Promise<void> =>
  storeSettings(transaction, defaultSettings(siteUrl));

/** The public settings: the public schema picks the fields, so that a new secret stays private. */
export function publicSettings(settings: PrivateSettings): SiteSettings {
  return siteSettingsSchema.parse(settings);
}
