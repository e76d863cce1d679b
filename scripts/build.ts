import { join } from "node:path";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { root, run } from "./run.ts";
import { hashOf, sourcesIn } from "./source-hash.ts";

/** The sources of the site's build: a change in any of these makes the build stale. */
const sources = [
  "pnpm-lock.yaml",
  "packages/*/package.json",
  "packages/{domain,ui,backend,studio}/{src,tokens,fonts}/**/*.*",
  "packages/backend/vite.config.ts",
  "demo/settings.json",
  "sites/web/*.{ts,json}",
  "sites/web/{app,server,worker,locales,public}/**/*.*",
];

/** The hash of the sources of the build on disk. */
const stamp = join(root, "sites/web/build/.stamp");

/** Builds the site and its backend unless the builds on disk are from exactly these sources. */
export async function buildSite(): Promise<void> {
  const hash = hashOf(sourcesIn(sources));
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  const started = performance.now();
  const env = { NODE_ENV: "production" };
  const codes = await Promise.all([
    run("vite", ["build", "--logLevel", "warn"], { cwd: join(root, "packages/backend"), env }),
    run("react-router", ["build"], { cwd: join(root, "sites/web"), env }),
  ]);
  if (codes.some((code) => code !== 0))
    throw new Error("The site could not be built; the reason stands above.");
  // Last, so that a failed build is repeated.
  writeFileSync(stamp, hash);
  console.log(`Site built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

if (import.meta.main) await buildSite();
