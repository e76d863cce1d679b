/**
 * `pnpm storybook:build`: Storybook as static files in `.storybook-static`. Storybook leaves its own frame unminified,
 * which is most of what a reader loads first: it is minified here. Also writes `llms.txt`, and takes away the second
 * pair of quotation marks that the component manifest has around defaults.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { minify } from "vite";
import { describeLibrary } from "./llms.ts";
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

/** Defaults have one pair of quotation marks. */
function tidy(key: string, value: unknown): unknown {
  return key === "summary" && typeof value === "string" && /^"\\".*\\""$/.test(value)
    ? JSON.parse(value)
    : value;
}
for (const file of globSync("services/core/docgen/*.json", { cwd: output })) {
  const path = join(output, file);
  writeFileSync(path, JSON.stringify(JSON.parse(readFileSync(path, "utf8")), tidy));
}
