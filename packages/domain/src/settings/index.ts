export type { PrivateSettings, SiteSettings } from "./schema.ts";
