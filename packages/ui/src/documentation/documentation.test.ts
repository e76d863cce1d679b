import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import type { ComponentDocs } from "./component-docs.ts";

const source = join(import.meta.dirname, "..");
const foldersWith = (pattern: string) => [...new Set(globSync(pattern, { cwd: source }).map(dirname))].sort();

/** Folders with stories that are not about a component. */
const notComponents = new Set(["foundations", "compositions"]);
/** Exported folders whose exports are data and functions, or are shown on the page of another component. */
const withoutPage = new Set([
  "account-form",
  "content-security",
  "dates",
  "drawings",
  "fixtures",
  "highlight",
  "messages",
  "navigation",
  "provider",
  "request-form",
  "search-suggestions",
  "anchor-dialog",
  "testing",
  "theme-builder",
]);

const pages = foldersWith("*/*.stories.tsx").filter((folder) => !notComponents.has(folder));
const documented = await Promise.all(
  foldersWith("*/*.docs.ts").map(async (folder) => {
    const { docs } = (await import(join(source, folder, `${folder}.docs.ts`))) as {
      readonly docs: ComponentDocs;
    };
    return [folder, docs] as const;
  }),
);

test("every component has stories and advice", () => {
  const published = foldersWith("*/index.ts").filter((folder) => !withoutPage.has(folder));
  expect(pages, "Write <component>.stories.tsx.").toEqual(published);
  expect(
    documented.map(([folder]) => folder),
    "Write <component>.docs.ts; see “Document a component” in CONTRIBUTING.md.",
  ).toEqual(pages);
});

test("every component is named in the changelog, or in a note for the next release", () => {
  const project = join(source, "../../..");
  const notes = globSync(["packages/ui/CHANGELOG.md", ".changeset/*.md"], { cwd: project })
    .map((note) => readFileSync(join(project, note), "utf8"))
    .join("\n");
  expect(pages.filter((folder) => !notes.includes(`\`${folder}\``))).toEqual([]);
});

describe.each(documented)("%s", (folder, docs) => {
  test("names other components that have a page", () => {
    const others = docs.instead.map(({ component }) => component);
    expect(others.filter((name) => !pages.includes(name) || name === folder)).toEqual([]);
  });
});
