/**
 * The accessibility statements of the components, from what the tests showed. `pnpm accessibility` runs the tests of all
 * stories; `--noted` reads what the last run noted. Both write `.cache/accessibility.json`, which Storybook shows, and
 * fail where the tests do not press a key that a keyboard table names.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import {
  conditionRecordsSchema,
  isPressed,
  statementsFrom,
  storyRecordSchema,
  type Statements,
} from "../packages/ui/src/documentation/accessibility-statement.ts";
import type { ComponentDocs } from "../packages/ui/src/documentation/component-docs.ts";
import { componentFacts } from "../packages/ui/src/documentation/component-facts.ts";
import type { Journeys } from "../packages/ui/src/documentation/journey.ts";
import { root, run } from "./run.ts";

const notes = join(root, ".cache/accessibility");
const file = join(root, ".cache/accessibility.json");
const components = join(root, "packages/ui/src");

/** Rows whose keys no story of the component can press, and why. */
const unpressable: Readonly<Record<string, string>> = {
  "mega-menu: Escape": "Closes what is around it; pressed in the header's own story.",
  "person-card: Tab": "Nobody's life in the fixtures has a link.",
  "review-list: Tab": "Leads to a button that the page brings along.",
  "ticker: Space": "Tests ask for less motion, and what stands still has no pause.",
};

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** What the tests noted, of components alone: stories of foundations and of whole pages are none. */
function shownByTests(): Statements {
  const stories = globSync("stories/*/*.json", { cwd: notes }).map((name) =>
    storyRecordSchema.parse(read(join(notes, name))),
  );
  const conditions = globSync("*.json", { cwd: notes }).flatMap((name) =>
    conditionRecordsSchema.parse(read(join(notes, name))),
  );
  const known = new Set(Object.keys(componentFacts()));
  return statementsFrom(
    stories.filter(({ component }) => known.has(component)),
    conditions,
  );
}

/** Each `<component>.<kind>.ts`, imported, with its component. */
function modules(
  kind: "docs" | "keys",
): Promise<{ component: string; module: { docs: ComponentDocs; journeys: Journeys } }[]> {
  return Promise.all(
    globSync(`*/*.${kind}.ts`, { cwd: components }).map(async (name) => ({
      component: dirname(name),
      module: (await import(join(components, name))) as { docs: ComponentDocs; journeys: Journeys },
    })),
  );
}

/** Rows of keyboard tables that no test pressed, and journeys through stories that do not exist. */
async function faultsIn(statements: Statements): Promise<string[]> {
  const documented = await modules("docs");
  const unpressed = documented.flatMap(({ component, module }) =>
    module.docs.keyboard
      .filter((row) => !isPressed(row, statements[component]))
      .map((row) => `${component}: ${row.keys.join(", ")}`),
  );
  const journeys = await modules("keys");
  return [
    ...unpressed.filter((row) => !(row in unpressable)).map((row) => `No test presses ${row}.`),
    ...Object.keys(unpressable)
      .filter((row) => !unpressed.includes(row))
      .map((row) => `A test presses ${row}: take it out of the exceptions.`),
    ...journeys.flatMap(({ component, module }) =>
      Object.keys(module.journeys)
        .filter((story) => !statements[component]?.keyboard.stories.includes(story))
        .map((story) => `The journey ${story} of ${component} is that of no story.`),
    ),
  ];
}

const { values } = parseArgs({ options: { noted: { type: "boolean", default: false } } });
if (!values.noted) {
  rmSync(notes, { recursive: true, force: true });
  process.exitCode = await run("vitest", ["run", "--project", "stories", "--project", "conditions"]);
}
const statements = shownByTests();
writeFileSync(file, `${JSON.stringify(statements, null, 2)}\n`);
console.log(`What the tests showed of ${Object.keys(statements).length} components: ${file}`);
const faults = await faultsIn(statements);
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error('See "Press a component\'s keys" in CONTRIBUTING.md.');
  process.exitCode = 1;
}
