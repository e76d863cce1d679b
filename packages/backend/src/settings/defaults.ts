import settings from "@preforma/demo/settings.json" with { type: "json" };
import type { PrivateSettings } from "@preforma/domain/settings";
import { privateSettingsSchema } from "@preforma/domain/settings/schema";

/** The settings a new installation begins with: a complete demonstration company. Numbers and domain are reserved for examples. */
export const defaultSettings = (siteUrl: string): PrivateSettings =>
  privateSettingsSchema.parse({ ...settings, site_url: siteUrl });
