import { join } from "node:path";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { root, run } from "./run.ts";

/** What the site's build is made from: a change in any of these makes the build stale. */
const sources = [
  "pnpm-lock.yaml",
  "packages/*/package.json",
  "packages/{domain,ui,backend,studio}/{src,tokens,fonts}/**/*.*",
  "packages/backend/vite.config.ts",
  "demo/settings.json",
  "sites/web/*.{ts,json}",
  "sites/web/{app,server,locales,public}/**/*.*",
];

/** A hash over the content of everything that the site is built from; 40 ms for the whole tree. */
function sourceHash(root: string): string {
  const hash = createHash("sha256").update(process.version);
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    const path = join(root, file);
    if (!statSync(path).isFile() || /\.(test|stories)\.tsx?$/.test(file) || file.includes("__screenshots__"))
      continue;
    hash.update(file).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

const stampOf = (root: string): string => join(root, "sites/web/build/.stamp");

/** Whether the build on disk was made from the sources as they are now. */
function isBuildFresh(root: string, hash: string): boolean {
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hash;
}

/** Marks the build on disk as made from these sources; written last, so that a broken build is made again. */
function stampBuild(root: string, hash: string): void {
  writeFileSync(stampOf(root), hash);
}

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
