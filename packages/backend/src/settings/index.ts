export { maintenanceRoutes, previewPath } from "./maintenance.ts";
export { settingsRoutes } from "./routes.ts";
export { publicSettings, readSettings, seedSettings, writeSettings } from "./store.ts";
