export { companyTimeZone, nextHours, openStateAt, workingHours, type OpenState } from "./hours.ts";
export { siteSettingsQuery } from "./queries.ts";
export type { PrivateSettings, SiteSettings } from "./schema.ts";
export { maintenanceCookie, type MaintenanceState } from "./maintenance.ts";
