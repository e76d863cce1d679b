// The first of the two commands: `npx --yes pnpm@12 start`. pnpm has installed missing packages before this runs; here
// the site is built if its sources have changed, and served.
import { lockDataFolder } from "../packages/backend/src/database/lock.ts";
import { trialPayments } from "../sites/web/server/payment-settings.ts";
import { readSettings } from "../sites/web/server/settings.ts";
import { buildSite } from "./build.ts";
import { existsSync } from "node:fs";

// React and the server select their production code by it on import.
process.env["NODE_ENV"] ??= "production";
Object.assign(process.env, trialPayments(process.env));
refuseWhereServed();
await buildSite();
// In this process, so that there is a single Ctrl-C, exit code and set of signals.
const built = new URL("../sites/web/build/server/index.js", import.meta.url).href;
const { main } = (await import(built)) as typeof import("../sites/web/server.ts");
await main();

/**
 * A second start must not overwrite the files that a running one serves: settings and data folder are checked first.
 */
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
