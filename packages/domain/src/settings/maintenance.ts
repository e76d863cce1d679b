/** Name of the cookie by which staff look at the site while it is closed; set by their link, read by servers only. */
export const maintenanceCookie = "site_preview";

/** What `GET /maintenance` answers to anyone who asks. */
export interface MaintenanceState {
  maintenance_mode: boolean;
  /** Whether the visitor's cookie gives them access anyway. */
  admitted: boolean;
}
