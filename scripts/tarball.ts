import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** Files of a packed package by their path in it, `dist/button/index.js`. */
export type PackedFiles = ReadonlyMap<string, Buffer>;

const block = 512;

/**
 * Reads a tarball as npm creates them: gzipped ustar, everything under `package/`, long paths split into name and
 * prefix or declared in a pax header.
 *
 * @throws Error for an entry of a forbidden kind, such as a link.
 */
export function readTarball(path: string): PackedFiles {
  const tar = gunzipSync(readFileSync(path));
  const files = new Map<string, Buffer>();
  let longName: string | undefined;
  for (let at = 0; at + block <= tar.length && tar[at] !== 0;) {
    const text = (from: number, length: number) =>
      tar.toString("utf8", at + from, at + from + length).replace(/\0.*$/s, "");
    const size = Number.parseInt(text(124, 12).trim() || "0", 8);
    const kind = text(156, 1) || "0";
    const body = tar.subarray(at + block, at + block + size);
    const prefix = text(345, 155);
    const name = longName ?? (prefix === "" ? text(0, 100) : `${prefix}/${text(0, 100)}`);
    longName = undefined;
    if (kind === "x") longName = /\d+ path=(.*)\n/.exec(body.toString("utf8"))?.[1];
    else if (kind === "0") files.set(name.replace(/^package\//, ""), body);
    else if (kind !== "5" && kind !== "g")
      throw new Error(`${path} holds ${name} of kind "${kind}", which is no file.`);
    at += block + Math.ceil(size / block) * block;
  }
  return files;
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
  return JSON.parse(manifest.toString("utf8")) as PackedManifest;
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
