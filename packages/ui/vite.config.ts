import { globSync } from "node:fs";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import manifest from "./package.json" with { type: "json" };
import { messageFiles, tokenFiles } from "./scripts/data-files.ts";
import { styleSheets } from "./scripts/style-sheets.ts";

const external = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
const rooms = globSync("src/*/index.ts", { cwd: import.meta.dirname });

/** The published form: one module per source file, one entry and one style sheet per component. */
export default defineConfig({
  base: "./",
  plugins: [
    // The folder's name in each class would cost every visitor 3 % of the styles.
    vanillaExtractPlugin({ identifiers: ({ hash }) => `pf-${hash}` }),
    styleSheets(),
    tokenFiles(),
    messageFiles(),
  ],
  build: {
    lib: { entry: Object.fromEntries(rooms.map((file) => [file.slice(4, -3), file])), formats: ["es"] },
    // Consumers minify; a debugger shows them what was written.
    minify: false,
    cssMinify: false,
    cssCodeSplit: true,
    rolldownOptions: {
      external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      // Modules are kept apart, so that "use client" stays at the head of its own; the bundler warns all the same.
      onLog: (level, log, pass) => (log.code === "MODULE_LEVEL_DIRECTIVE" ? undefined : pass(level, log)),
      output: {
        preserveModules: true,
        // From wherever it is built: a path is else taken from the working folder.
        preserveModulesRoot: join(import.meta.dirname, "src"),
        // The fixtures read texts of the demo, so names of modules outside `src` begin at the repository's root.
        entryFileNames: ({ name }) => `${name.replace("packages/ui/", "").replace(/\.json$/, "")}.js`,
        assetFileNames: ({ names: [name = ""] }) =>
          name.endsWith(".woff2")
            ? "fonts/[name][extname]"
            : name.endsWith(".avif")
              ? "flags/[name][extname]"
              : "[name][extname]",
      },
    },
  },
});
