import { join } from "node:path";
import { isBuildFresh, sourceHash, stampBuild } from "./build-stamp.ts";
import { root, run } from "./run.ts";

/** Builds the site and its backend unless the builds on disk were made from exactly these sources. */
export async function buildSite(): Promise<void> {
  const hash = sourceHash(root);
  if (isBuildFresh(root, hash)) return;
  const started = performance.now();
  const env = { NODE_ENV: "production" };
  const codes = await Promise.all([
    run("vite", ["build", "--logLevel", "warn"], { cwd: join(root, "packages/backend"), env }),
    run("react-router", ["build"], { cwd: join(root, "sites/web"), env }),
  ]);
  if (codes.some((code) => code !== 0))
    throw new Error("The site could not be built; the reason stands above.");
  stampBuild(root, hash);
  console.log(`Site built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

if (import.meta.main) await buildSite();
