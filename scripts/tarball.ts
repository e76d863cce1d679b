import { readFileSync } from "node:fs";
import { createPackageFromTarballData } from "@arethetypeswrong/core";

/** Files of a packed package by their path in it, `dist/button/index.js`, as text. */
export type PackedFiles = ReadonlyMap<string, string>;

/** Reads a tarball as npm creates them. */
export function readTarball(path: string): PackedFiles {
  const packed = createPackageFromTarballData(new Uint8Array(readFileSync(path)));
  const folder = `/node_modules/${packed.packageName}/`;
  return new Map(
    packed.listFiles(folder).map((file) => [file.slice(folder.length), packed.readFile(file)] as const),
  );
}

interface PackedManifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** The `package.json` of a tarball. */
export function manifestOf(files: PackedFiles): PackedManifest {
  const manifest = files.get("package.json");
  if (manifest === undefined) throw new Error("The tarball holds no package.json.");
  return JSON.parse(manifest) as PackedManifest;
}

/**
 * Every specifier that a consumer can import, with patterns expanded: `./button`, `./button/styles.css`. A path that
 * matches two patterns belongs to the more specific one, as in Node.
 */
export function entriesOf(files: PackedFiles): readonly string[] {
  return [...targetsOf(files).keys()];
}

/** The file of each entry, for the condition `default` or another one. */
export function targetsOf(files: PackedFiles, condition = "default"): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  // Longer patterns take precedence.
  const patterns = Object.entries(manifestOf(files).exports).toSorted(
    ([one], [other]) => other.length - one.length,
  );
  for (const [entry, conditions] of patterns) {
    const target = (typeof conditions === "string" ? conditions : conditions[condition])?.replace(
      /^\.\//,
      "",
    );
    if (target === undefined) continue;
    const [before = "", after = ""] = target.split("*");
    for (const file of files.keys()) {
      if (!target.includes("*")) {
        if (file === target) found.set(entry, file);
        continue;
      }
      if (!file.startsWith(before) || !file.endsWith(after) || file.length < before.length + after.length)
        continue;
      const middle = file.slice(before.length, file.length - after.length);
      const path = entry.replace("*", middle);
      if (!found.has(path)) found.set(path, file);
    }
  }
  return new Map([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
