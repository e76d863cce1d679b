import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "./run.ts";

/** The source files that match patterns below the root: without tests, stories and their pictures. */
export const sourcesIn = (patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: root }).filter(
    (file) => !/\.(?:test|stories)\.tsx?$|__(?:screenshots|snapshots)__/.test(file),
  );

/** A hash over the Node version and the paths and contents of files. Folders among them are skipped. */
export function hashOf(files: readonly string[]): string {
  const hash = createHash("sha256").update(process.version);
  for (const file of files.toSorted()) {
    const path = resolve(root, file);
    if (statSync(path).isFile()) hash.update(file).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex").slice(0, 24);
}
