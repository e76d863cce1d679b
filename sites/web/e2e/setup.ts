import type { TestProject } from "vitest/node";
import { buildSite } from "../../../scripts/build.ts";
import { startSite } from "./start-site.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Origin of the site under test, without a slash at its end. */
    site: string;
    /** The data folder of the site under test, for what only its database knows: mails above all. */
    dataDir: string;
    /** What to do with the pictures of pages: `all` takes what is drawn now, `new` only where none is stored. */
    updatePictures: "all" | "new" | "none";
  }
}

/** Builds the site where its sources have moved, and starts it once for all files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildSite();
  const { origin, dataDir, stop } = await startSite({ TRUST_PROXY: "1" });
  project.provide("site", origin);
  project.provide("dataDir", dataDir);
  project.provide("updatePictures", project.config.snapshotOptions.updateSnapshot);
  return stop;
}
