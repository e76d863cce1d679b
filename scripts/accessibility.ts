/**
 * The accessibility statements of the components, from what the tests showed:
 * `pnpm accessibility` runs the tests of all stories and writes `packages/ui/accessibility.json`,
 * `pnpm accessibility --noted` writes it from what the last run noted, without running anything,
 * `pnpm accessibility --check` fails where the file says what the last run did not show; `pnpm test` ends with it.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  conditionRecordsSchema,
  notShown,
  statementsFrom,
  statementsSchema,
  storyRecordSchema,
  type Statements,
} from "../packages/ui/src/documentation/accessibility-statement.ts";
import { componentFacts } from "../packages/ui/src/documentation/component-facts.ts";
import { root, run } from "./run.ts";

const notes = join(root, ".cache/accessibility");
const file = join(root, "packages/ui/accessibility.json");

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** What the tests noted, of components alone: stories of foundations and of whole pages are none. */
function shownByTests(): Statements {
  const stories = globSync("stories/*/*.json", { cwd: notes }).map((name) =>
    storyRecordSchema.parse(read(join(notes, name))),
  );
  const conditions = globSync("*.json", { cwd: notes }).flatMap((name) =>
    conditionRecordsSchema.parse(read(join(notes, name))),
  );
  const components = new Set(Object.keys(componentFacts()));
  return statementsFrom(
    stories.filter(({ component }) => components.has(component)),
    conditions,
  );
}

/** Without pictures where no run here compares any: in a browser that draws other pixels. */
function comparable(kept: Statements, shown: Statements): Statements {
  if (Object.values(shown).some(({ pictures }) => pictures > 0)) return kept;
  return Object.fromEntries(
    Object.entries(kept).map(([name, statement]) => [name, { ...statement, pictures: 0 }]),
  );
}

function check(): number {
  const kept = statementsSchema.parse(read(file));
  const shown = shownByTests();
  const untrue = notShown(comparable(kept, shown), shown);
  if (untrue.length === 0) {
    console.log(`What the statements of ${Object.keys(kept).length} components say, the tests have shown.`);
    return 0;
  }
  console.error(
    `packages/ui/accessibility.json says what this run of the tests has not shown:\n  ${untrue.join("\n  ")}\n` +
      "Mend the tests that failed. Where a check went on purpose, run `pnpm accessibility` and commit the file.",
  );
  return 1;
}

function write(): void {
  const shown = shownByTests();
  writeFileSync(file, `${JSON.stringify(shown, null, 2)}\n`);
  console.log(`packages/ui/accessibility.json: ${Object.keys(shown).length} components.`);
}

const { values } = parseArgs({
  options: { check: { type: "boolean", default: false }, noted: { type: "boolean", default: false } },
});
if (values.check) process.exitCode = check();
else {
  let code = 0;
  if (!values.noted) {
    rmSync(notes, { recursive: true, force: true });
    code = await run("vitest", ["run", "--project", "stories", "--project", "conditions"]);
  }
  if (code === 0) write();
  else console.error("Some tests failed, and nothing was written: a statement is made of tests that passed.");
  process.exitCode = code;
}
