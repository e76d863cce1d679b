import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { PrivateSettings } from "@preforma/domain/settings";
import type { StartedSite } from "./start-site.ts";

/** Settings of a site that runs, by its database, as staff would change them; it is notified within a moment. */
export function changeSettings({ dataDir }: StartedSite, change: Partial<PrivateSettings>): void {
  const database = new DatabaseSync(join(dataDir, "preforma.sqlite"));
  try {
    database.exec("pragma busy_timeout = 5000; begin immediate");
    const row = database.prepare("select body from settings where id = 1").get();
    const settings = JSON.parse(String(row?.["body"])) as PrivateSettings;
    database
      .prepare("update settings set body = ? where id = 1")
      .run(JSON.stringify({ ...settings, ...change }));
    // The version of the settings; see the backend's `database/version.ts`.
    database.exec("update versions set version = version + 1 where id = 2; commit");
  } finally {
    database.close();
  }
}
