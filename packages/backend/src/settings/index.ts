export { changeSettings, storedSettings, updateSettings } from "./change.ts";
export { settingNames, settingsChangeSchema, staffSettings, type StaffSettings } from "./change-schema.ts";
export { settingsAdminRoutes, settingsRoutes } from "./routes.ts";
export { maintenanceRoutes, previewPath } from "./maintenance.ts";
export { publicSettings, readSettings, seedSettings, writeSettings } from "./store.ts";
