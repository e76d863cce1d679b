/**
 * What a component costs a visitor: `pnpm --filter @preforma/ui sizes`. Bundles each entry with all that it uses
 * except React, minified and gzipped, and its styles without the theme. Ends with an error where a budget is passed;
 * a passed budget means that an import brought along more than the component needs.
 */
import { gzipSync } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";

/** KB of JavaScript and of styles, gzipped. The icons' own runtime is 1.5 KB of it wherever an icon is drawn. */
const budgets: Readonly<Record<string, readonly [script: number, style: number]>> = {
  button: [1.5, 1],
  breadcrumb: [3, 1],
  pagination: [3.6, 1],
  "product-card": [3.5, 2],
  "mega-menu": [6, 2],
  field: [4, 1.8],
  dialog: [4, 1.5],
  drawer: [4, 1.5],
  toast: [4.5, 1.2],
  alert: [3.5, 0.8],
  popover: [1.5, 0.8],
  "dropdown-menu": [3.5, 1.2],
  tooltip: [1.4, 0.6],
  tabs: [1.8, 0.8],
  accordion: [2.6, 0.8],
  spinner: [1, 0.5],
  progress: [1, 0.8],
  stepper: [3.6, 1],
  avatar: [1, 0.5],
};

let over = 0;
for (const [name, [scriptBudget, styleBudget]] of Object.entries(budgets)) {
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: import.meta.dirname,
    plugins: [vanillaExtractPlugin({ identifiers: "short" })],
    build: {
      write: false,
      cssCodeSplit: false,
      cssMinify: true,
      minify: true,
      lib: { entry: `../src/${name}/index.ts`, formats: ["es"], fileName: "index" },
      rolldownOptions: { external: [/^react(-dom)?(\/|$)/] },
    },
  });
  const files = [result].flat().flatMap((built) => ("output" in built ? built.output : []));
  const size = (wanted: (fileName: string) => boolean) =>
    files
      .filter(({ fileName }) => wanted(fileName))
      .reduce(
        (sum, file) => sum + gzipSync(file.type === "chunk" ? file.code : file.source).length / 1024,
        0,
      );
  const script = size((file) => file.endsWith(".js") || file.endsWith(".mjs"));
  const style = size((file) => file.endsWith(".css"));
  const passed = script > scriptBudget || style > styleBudget;
  if (passed) over += 1;
  console.log(
    `${name.padEnd(14)} ${script.toFixed(1)} KB of ${scriptBudget}, styles ${style.toFixed(1)} KB of ${styleBudget}${passed ? "  TOO MUCH" : ""}`,
  );
}
process.exitCode = over === 0 ? 0 : 1;
