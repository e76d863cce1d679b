import { globSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";
import { spellOutTypes } from "../../packages/ui/src/documentation/readable-types.ts";

const folder = join(import.meta.dirname, "../../packages/ui/src");

/** Spells types out before the reader of prop types comes by. Types leave the code soon after, so nothing else changes. */
export function readableTypesPlugin(): Plugin {
  const sources = new Map(
    globSync("*/*.{ts,tsx}", { cwd: folder }).map((file) => [
      file.split(sep).join("/"),
      readFileSync(join(folder, file), "utf8"),
    ]),
  );
  return {
    name: "preforma:readable-types",
    enforce: "pre",
    transform(code, id) {
      const path = relative(folder, id).split(sep).join("/");
      if (path.startsWith("..") || !path.endsWith(".tsx")) return undefined;
      const spelled = spellOutTypes(sources, path, code);
      return spelled === code ? undefined : { code: spelled, map: null };
    },
  };
}
