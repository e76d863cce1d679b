import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "./run.ts";

/** The files that something is built from, by patterns below the root: no tests, no stories and no pictures of them. */
export const sourcesIn = (patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: root }).filter(
    (file) => !/\.(?:test|stories)\.tsx?$|__(?:screenshots|snapshots)__/.test(file),
  );

/** A hash over this Node and over files, by their paths and contents. Folders among them are passed over. */
export function hashOf(files: readonly string[]): string {
  const hash = createHash("sha256").update(process.version);
  for (const file of files.toSorted()) {
    const path = resolve(root, file);
    if (statSync(path).isFile()) hash.update(file).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex").slice(0, 24);
}
