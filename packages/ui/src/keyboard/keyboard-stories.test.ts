import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import type { ComponentDocs } from "../documentation/component-docs.ts";

const components = join(import.meta.dirname, "..");

/** Components whose keys another story presses, and where. */
const elsewhere: Readonly<Record<string, string>> = {
  "person-card": "No person of the fixtures has a link.",
  "review-list": "Tab leads to a button that the page adds.",
  switch: "AllStates presses Tab and the space bar.",
  tooltip: "Open presses Tab and Escape.",
};

test("every component with a keyboard table has a story that presses its keys", async () => {
  const documented = await Promise.all(
    globSync("*/*.docs.ts", { cwd: components }).map(async (file) => ({
      component: dirname(file),
      docs: ((await import(join(components, file))) as { readonly docs: ComponentDocs }).docs,
    })),
  );
  const without = documented
    .filter(({ component, docs }) => {
      const stories = globSync(`${component}/*.stories.tsx`, { cwd: components });
      const isPressed = stories.some((file) =>
        readFileSync(join(components, file), "utf8").includes('tags: ["keyboard"]'),
      );
      return docs.keyboard.length > 0 && !isPressed;
    })
    .map(({ component }) => component);
  expect(without.toSorted()).toEqual(Object.keys(elsewhere).toSorted());
});
