import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/index.ts";
import { readSettings } from "../settings/index.ts";

/** Where visitors reach the site, for links that a command prints: as the environment or the settings say. */
export async function siteOrigin(db: Kysely<DatabaseSchema>): Promise<string> {
  const given = process.env["PUBLIC_ORIGIN"] || (await readSettings(db))?.site_url;
  return given ? new URL(given).origin : `http://localhost:${process.env["PORT"] || 3000}`;
}
