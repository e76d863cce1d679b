import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import type { TestProject } from "vitest/node";
import { buildSite } from "../../../scripts/build.ts";
import { databaseFile, startSite } from "./start-site.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Origin of the site under test, without a slash at its end. */
    site: string;
    /** The data folder of the site under test, for what only its database knows: mails above all. */
    dataDir: string;
    /** A folder with the database of a new site, for sites that a file of tests starts for itself. */
    seeded: string;
    /** What to do with the pictures of pages: `all` takes what is drawn now, `new` only where none is stored. */
    updatePictures: "all" | "new" | "none";
  }
}

/** Builds the site where its sources have moved, and starts it once for all files. */
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
