import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import type { TestProject } from "vitest/node";
import { buildSite } from "../../../scripts/build.ts";
import { databaseFile, startSite } from "./start-site.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Origin of the site under test, without a trailing slash. */
    site: string;
    /** The data folder of the site under test, for data that is only in its database: mails above all. */
    dataDir: string;
    /** A folder with the database of a new site, for test files that start their own site. */
    seeded: string;
    /** Which pictures of pages to store: `all` replaces every one, `new` adds missing ones. */
    updatePictures: "all" | "new" | "none";
  }
}

/** Builds the site if its sources have changed, and starts it once for all files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildSite();
  const { origin, dataDir, stop } = await startSite({ TRUST_PROXY: "1" });
  const seeded = await mkdtemp(join(tmpdir(), "preforma-seeded-"));
  const database = new DatabaseSync(join(dataDir, databaseFile), { readOnly: true });
  await backup(database, join(seeded, databaseFile));
  database.close();
  project.provide("site", origin);
  project.provide("dataDir", dataDir);
  project.provide("seeded", seeded);
  project.provide("updatePictures", project.config.snapshotOptions.updateSnapshot);
  return async () => {
    await stop();
    await rm(seeded, { recursive: true });
  };
}
