// The first of the two commands: `npx --yes pnpm@12 start`. pnpm has installed what is missing before
// this runs; here the site is built when its sources have moved, and served.
import { lockDataFolder } from "../packages/backend/src/database/lock.ts";
import { trialPayments } from "../sites/web/server/payment-settings.ts";
import { readSettings } from "../sites/web/server/settings.ts";
import { buildSite } from "./build.ts";
import { existsSync } from "node:fs";

// React and the server choose their production code by it, when they are imported.
process.env["NODE_ENV"] ??= "production";
Object.assign(process.env, trialPayments(process.env));
refuseWhereServed();
await buildSite();
// In this process, so that one Ctrl-C, one exit code and one set of signals is all there is.
const built = new URL("../sites/web/build/server/index.js", import.meta.url).href;
const { main } = (await import(built)) as typeof import("../sites/web/server.ts");
await main();

/** A second start must not build over the files that a running one serves: settings and data folder are judged first. */
function refuseWhereServed(): void {
  try {
    const { dataDir, databaseUrl, apiUrl } = readSettings(process.env);
    if (databaseUrl === undefined && apiUrl === undefined && existsSync(dataDir))
      lockDataFolder(dataDir, "").release();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
