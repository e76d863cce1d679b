import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { layerOrder } from "../src/theme/layer-order.ts";

const own = (file: string) => posix.dirname(file);

/**
 * Gathers the compiled styles into `<component>/styles.css` and `styles.css`, for consumers who need no plugin.
 *
 * Each sheet opens with the order of the layers, since a consumer's bundler may load them in any order, and imports
 * the sheets of the components that it is made of. The theme stands alone: `theme/styles.css`.
 */
export function styleSheets(): Plugin {
  return {
    name: "preforma:style-sheets",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const rules = takeStyles(bundle);
        const emit = (fileName: string, lines: readonly string[]) =>
          this.emitFile({ type: "asset", fileName, source: [layerOrder, ...lines].join("\n") });

        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk" || posix.basename(chunk.fileName) !== "index.js") continue;
          const folder = own(chunk.fileName);
          const parts = styledFolders(chunk.fileName, bundle).filter(
            (part) => part !== folder && part !== "theme",
          );
          const imports = parts.map((part) => `@import "../${part}/styles.css";`);
          const ownRules = rules.get(folder) ?? [];
          if (imports.length + ownRules.length > 0) emit(`${folder}/styles.css`, [...imports, ...ownRules]);
        }
        const folders = [...rules.keys()].filter((folder) => folder !== "theme").sort();
        emit(
          "styles.css",
          ["theme", ...folders].map((folder) => `@import "./${folder}/styles.css";`),
        );

        // What TypeScript finds when it looks up the import of a style sheet.
        this.emitFile({ type: "asset", fileName: "types/styles.d.ts", source: "export {};\n" });
        // The declarations name the token files by their place in the sources.
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

/** Takes the compiled style sheets out of the bundle, by folder. */
function takeStyles(bundle: Rolldown.OutputBundle): Map<string, string[]> {
  const rules = new Map<string, string[]>();
  for (const [file, output] of Object.entries(bundle)) {
    if (output.type !== "asset") continue;
    if (file.endsWith(".css")) {
      const css = String(output.source)
        .replaceAll(/^@layer (theme|ui|site);\n/gm, "")
        .replaceAll("./fonts/", "../../fonts/")
        .replaceAll("./flags/", "../../flags/");
      if (css.trim() !== "") rules.set(own(file), [...(rules.get(own(file)) ?? []), css]);
    }
    // Fonts and flags are published where they lie in the sources, once.
    if (/\.(?:css|woff2|avif)$/.test(file)) delete bundle[file];
  }
  return rules;
}

/** The folders whose compiled styles a module reaches through its imports. */
function styledFolders(entry: string, bundle: Rolldown.OutputBundle): readonly string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (seen.has(file) || chunk?.type !== "chunk") return;
    seen.add(file);
    chunk.imports.forEach(visit);
  };
  visit(entry);
  return [...new Set([...seen].filter((file) => file.endsWith(".css.js")).map(own))].sort();
}
