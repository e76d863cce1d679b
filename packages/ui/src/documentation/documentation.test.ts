import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { componentDocsSchema } from "./component-docs.ts";

const source = join(import.meta.dirname, "..");
const project = join(source, "../../..");
const foldersWith = (pattern: string) => [...new Set(globSync(pattern, { cwd: source }).map(dirname))].sort();

/** Folders with stories that are not about a component. */
const notComponents = new Set(["foundations", "compositions"]);
/** Exported folders whose exports are data and functions, or are shown on the page of another component. */
const withoutPage = new Set([
  "content-security",
  "drawings",
  "fixtures",
  "messages",
  "navigation",
  "provider",
  "testing",
  "theme-builder",
]);

/** Components whose keys another story presses, and where. */
const pressedElsewhere: Readonly<Record<string, string>> = {
  "person-card": "No person of the fixtures has a link.",
  "review-list": "Tab leads to a button that the page adds.",
  switch: "AllStates presses Tab and the space bar.",
  tooltip: "Open presses Tab and Escape.",
};

const pages = foldersWith("*/*.stories.tsx").filter((folder) => !notComponents.has(folder));
const documented = foldersWith("*/*.docs.json").map((folder) => {
  const file = `${folder}/${folder}.docs.json`;
  const docs = componentDocsSchema.safeParse(JSON.parse(readFileSync(join(source, file), "utf8")));
  if (!docs.success) throw new Error(`${file}: ${z.prettifyError(docs.error)}`);
  return [folder, docs.data] as const;
});

test("every component has stories and advice", () => {
  const published = foldersWith("*/index.ts").filter((folder) => !withoutPage.has(folder));
  expect(pages, "Write <component>.stories.tsx.").toEqual(published);
  expect(
    documented.map(([folder]) => folder),
    "Write <component>.docs.json; see “Document a component” in CONTRIBUTING.md.",
  ).toEqual(pages);
});

test("every component with a keyboard table has a story that presses its keys", () => {
  const isPressed = (folder: string) =>
    globSync(`${folder}/*.stories.tsx`, { cwd: source }).some((file) =>
      readFileSync(join(source, file), "utf8").includes('tags: ["keyboard"]'),
    );
  const without = documented.filter(([folder, docs]) => docs.keyboard.length > 0 && !isPressed(folder));
  expect(without.map(([folder]) => folder)).toEqual(Object.keys(pressedElsewhere).toSorted());
});

test("every component is named in the changelog, or in a note for the next release", () => {
  const notes = globSync(["packages/ui/CHANGELOG.md", ".changeset/*.md"], { cwd: project })
    .map((note) => readFileSync(join(project, note), "utf8"))
    .join("\n");
  expect(
    pages.filter((folder) => !notes.includes(`\`${folder}\``)),
    "Write .changeset/<component>.md; see “Change a published package” in CONTRIBUTING.md.",
  ).toEqual([]);
});

test("every note names a published package and says something", () => {
  for (const note of globSync(".changeset/*.md", { cwd: project })) {
    const text = readFileSync(join(project, note), "utf8");
    expect(text, note).toMatch(/^---\n(?:"@preforma\/(?:domain|ui)": (?:major|minor|patch)\n)+---\n\n\S/);
  }
});

describe.each(documented)("%s", (folder, docs) => {
  test("names other components that have a page", () => {
    const others = docs.instead.map(({ component }) => component);
    expect(others.filter((name) => !pages.includes(name) || name === folder)).toEqual([]);
  });
});
