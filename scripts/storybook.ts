/**
 * `pnpm storybook:build`: Storybook as static files in `.storybook-static`. Storybook leaves its own frame unminified,
 * which is most of what a reader loads first: it is minified here. Also writes `llms.txt` and corrects the imports that
 * the component manifest shows.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { minify } from "vite";
import { describeLibrary, exportedNames } from "./llms.ts";
import { root, run } from "./run.ts";

const output = join(root, ".storybook-static");
const build = (env?: NodeJS.ProcessEnv) =>
  run("storybook", ["build", "--output-dir", output, "--disable-telemetry", ...process.argv.slice(2)], {
    env,
  });
let code = await build();
if (code !== 0) {
  // Storybook gives the reading of types two minutes, which a slow or busy machine may exceed.
  console.warn(
    "The build failed. Trying again with props as they stand in the source, which takes less time.",
  );
  code = await build({ STORYBOOK_PROPS: "source" });
}
if (code !== 0) process.exit(code);

for (const file of globSync(["sb-manager/*runtime.js", "sb-addons/*/*.js"], { cwd: output })) {
  const path = join(output, file);
  const minified = await minify(basename(file), readFileSync(path, "utf8"), { module: true });
  if (minified.errors.length > 0) throw new Error(`${file}: ${minified.errors[0]?.message}`);
  writeFileSync(path, minified.code);
}

writeFileSync(join(output, "llms.txt"), await describeLibrary());

// The manifest imports everything from the package's root, which has no export.
const folderOf = new Map(
  globSync("packages/ui/src/*/index.ts", { cwd: root }).flatMap((file) =>
    exportedNames(readFileSync(join(root, file), "utf8")).map(
      (name) => [name, basename(dirname(file))] as const,
    ),
  ),
);
const correct = (line: string): string => {
  const names = /^import \{ (.*) \} from '@preforma\/ui';$/.exec(line)?.[1]?.split(", ");
  if (names === undefined) return line;
  const known = names.filter((name) => folderOf.has(name));
  return [...Map.groupBy(known, (name) => folderOf.get(name))]
    .map(([folder, group]) => `import { ${group.join(", ")} } from "@preforma/ui/${folder}";`)
    .join("\n");
};
/** Code blocks of the manifest name the path of each component; defaults have one pair of quotation marks. */
function tidy(key: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (key === "summary" && /^"\\".*\\""$/.test(value)) return JSON.parse(value);
  if (key !== "import") return value;
  const lines = value.split("\n").filter((line) => !line.includes("storybook/test"));
  return lines.map(correct).join("\n");
}
for (const file of globSync("services/core/{docgen,story-docs}/*.json", { cwd: output })) {
  const path = join(output, file);
  writeFileSync(path, JSON.stringify(JSON.parse(readFileSync(path, "utf8")), tidy));
}
