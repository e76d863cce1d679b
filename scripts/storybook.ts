/**
 * `pnpm storybook:build`: Storybook as static files in `.storybook-static`. Storybook leaves its own frame unminified,
 * which is most of a reader's first load: it is minified here. Also writes `llms.txt`, and removes the second pair of
 * quotation marks around defaults in the component manifest.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, dirname } from "node:path";
import { minify } from "vite";
import { root, run } from "./run.ts";
import type { ComponentDocs } from "../packages/ui/src/documentation/component-docs.ts";

/** The values that an `index.ts` exports: components, hooks and functions, without types. */
const exportedNames = (source: string): readonly string[] =>
  [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = ""]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type ")),
  );

const keys = ({ keyboard }: ComponentDocs) =>
  keyboard.map(({ keys: names, action }) => `${names.join(", ")}: ${action}`).join("; ");

/** `llms.txt`, see https://llmstxt.org: the information that coding tools need to use the library correctly. */
async function describeLibrary(): Promise<string> {
  const source = join(root, "packages/ui/src");
  const sections = await Promise.all(
    globSync("*/*.docs.json", { cwd: source })
      .sort()
      .map(async (file) => {
        const folder = dirname(file);
        const docs = JSON.parse(readFileSync(join(source, file), "utf8")) as ComponentDocs;
        const exported = exportedNames(readFileSync(join(source, folder, "index.ts"), "utf8"));
        return [
          `### ${basename(file, ".docs.json")}`,
          "",
          docs.summary,
          "",
          `- Import: \`import { ${exported.join(", ")} } from "@preforma/ui/${folder}";\``,
          ...docs.use.map((text) => `- Use it: ${text}`),
          ...docs.instead.map(({ when, component }) => `- When ${when}: use \`${component}\` instead`),
          ...docs.advice.map((advice) => `- ${advice.do} ${advice.dont} ${advice.because}`),
          ...docs.accessibility.notes.map((note) => `- Accessibility: ${note}`),
          ...(docs.keyboard.length > 0 ? [`- Keyboard: ${keys(docs)}`] : []),
        ].join("\n");
      }),
  );
  return `# @preforma/ui

> Accessible React components for product catalogues in Turkish, English, Russian, French, Arabic and German.

- Import each component from its own path, for example \`import { Button } from "@preforma/ui/button";\`. The package has no root export.
- Import \`@preforma/ui/theme/styles.css\` and the style sheet of each component, or \`@preforma/ui/styles.css\` for all.
- Wrap the application in \`UiProvider\` from \`@preforma/ui/provider\` with \`locale\`, \`direction\` and \`messages\`.
- Components load no data and have no router: pass data, links and texts as props.
- Use logical CSS properties only. Set \`lang\` and \`dir\` on the document.

Machine-readable props and examples: \`manifests/components.json\` beside this file.

## Components

${sections.join("\n\n")}
`;
}

const output = join(root, ".storybook-static");
const build = (env?: NodeJS.ProcessEnv) =>
  run("storybook", ["build", "--output-dir", output, "--disable-telemetry", ...process.argv.slice(2)], {
    env,
  });
let code = await build();
if (code !== 0) {
  // Storybook's type extraction has a timeout of two minutes, which a slow or busy machine may exceed.
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
