import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { layerOrder } from "../src/theme/layer-order.ts";

const folderOf = (file: string) => posix.dirname(file);
/** The compiler's `src/field/field.css.ts.vanilla.css` is published as `field/field.css`. */
const published = (asset: string) => asset.replace(/^src\//, "").replace(".css.ts.vanilla.css", ".css");

/**
 * Publishes the compiled styles for consumers without a plugin: a sheet per source file, a `<component>/styles.css`
 * that imports only the sheets that the component's modules use, and `styles.css` with all of them.
 *
 * Each file starts with the order of the layers, since a consumer's bundler may load them in any order.
 * The theme is separate: `theme/styles.css`.
 */
export function styleSheets(): Plugin {
  return {
    name: "preforma:style-sheets",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const sheets = takeStyles(bundle);
        const emit = (fileName: string, lines: readonly string[]) =>
          this.emitFile({ type: "asset", fileName, source: [layerOrder, ...lines].join("\n") });

        const ofTheme = [...sheets.keys()].filter((sheet) => folderOf(sheet) === "theme");
        emit(
          "theme/styles.css",
          ofTheme.map((sheet) => sheets.get(sheet) ?? ""),
        );
        for (const [sheet, css] of sheets) {
          if (ofTheme.includes(sheet)) continue;
          emit(sheet, [css]);
        }

        const all = new Set<string>();
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk" || posix.basename(chunk.fileName) !== "index.js") continue;
          const folder = folderOf(chunk.fileName);
          const used = sheetsOf(chunk.fileName, bundle).filter(
            (sheet) => sheets.has(sheet) && !ofTheme.includes(sheet),
          );
          for (const sheet of used) all.add(sheet);
          if (folder === "theme" || used.length === 0) continue;
          emit(
            `${folder}/styles.css`,
            used.map((sheet) => `@import "${relative(folder, sheet)}";`),
          );
        }
        emit(
          "styles.css",
          ["theme/styles.css", ...all].map((sheet) => `@import "./${sheet}";`),
        );

        // TypeScript resolves imports of style sheets to this file.
        this.emitFile({ type: "asset", fileName: "types/styles.d.ts", source: "export {};\n" });
        // The declarations refer to the token files by their paths in the sources.
        const tokens = join(import.meta.dirname, "..", "tokens");
        for (const file of globSync("**/*.json", { cwd: tokens })) {
          this.emitFile({
            type: "asset",
            fileName: `types/tokens/${file}`,
            source: readFileSync(join(tokens, file)),
          });
        }
      },
    },
  };
}

/** The published names of a chunk's sheets. */
const carriedSheets = (chunk: Rolldown.OutputChunk): readonly string[] =>
  [...(chunk.viteMetadata?.importedCss ?? [])].map(published);

const relative = (folder: string, sheet: string) =>
  folderOf(sheet) === folder ? `./${posix.basename(sheet)}` : `../${sheet}`;

/** Removes the compiled style sheets from the bundle and returns them by their published names. */
function takeStyles(bundle: Rolldown.OutputBundle): Map<string, string> {
  const sheets = new Map<string, string>();
  for (const [file, output] of Object.entries(bundle)) {
    if (output.type !== "asset") continue;
    if (file.endsWith(".css")) {
      const css = String(output.source)
        .replaceAll(/^@layer (?:theme|ui(?:\.h\d+)?|site);\n/gm, "")
        .replaceAll("./fonts/", "../../fonts/")
        .replaceAll("./flags/", "../../flags/");
      if (css.trim() !== "") sheets.set(published(file), css);
    }
    // Fonts and flags are published once, from their folders in the sources.
    if (/\.(?:css|woff2|avif)$/.test(file)) delete bundle[file];
  }
  return sheets;
}

/** The sheets of a module and its imports, in loading order. */
function sheetsOf(entry: string, bundle: Rolldown.OutputBundle): readonly string[] {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (seen.has(file) || chunk?.type !== "chunk") return;
    seen.add(file);
    for (const imported of chunk.imports) visit(imported);
    for (const sheet of carriedSheets(chunk)) sheets.add(sheet);
  };
  visit(entry);
  return [...sheets];
}
