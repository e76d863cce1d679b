import { getQuery, type QueryDescription, type StrictClient } from "../http/index.ts";
import type { SiteSettings } from "./schema.ts";

/** The site has a single row of settings. */
const settingsId = 1;

/** The public settings of the site, read on every page load, and fresh for five minutes. */
export const siteSettingsQuery = (client: StrictClient): QueryDescription<SiteSettings> =>
  getQuery(client, ["settings"], `general-settings/${settingsId}`);
