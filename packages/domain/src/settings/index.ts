export { siteSettingsQuery } from "./queries.ts";
export type { PrivateSettings, SiteSettings } from "./schema.ts";
