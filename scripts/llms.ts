import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { ComponentDocs } from "../packages/ui/src/documentation/component-docs.ts";
import { root } from "./run.ts";

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

/** `llms.txt`, see https://llmstxt.org: what coding tools need to know to use the library correctly. */
export async function describeLibrary(): Promise<string> {
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
