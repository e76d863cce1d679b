/** Name of the cookie that gives staff access while the site is closed; set by their link, read only by servers. */
export const maintenanceCookie = "site_preview";

/** The public answer of `GET /maintenance`. */
export interface MaintenanceState {
  maintenance_mode: boolean;
  /** Whether the visitor's cookie grants access anyway. */
  admitted: boolean;
}
