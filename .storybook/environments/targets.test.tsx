import { afterEach, beforeAll, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { components, settle, show, type Shown } from "./components.tsx";
import { recorder } from "./records.ts";
import { targetFaults } from "./targets.ts";
import { wrong } from "./wrong.ts";

const conditions = [
  { density: "comfortable", width: 360 },
  { density: "compact", width: 1024 },
  // Each density and each width is in the two above.
  ...(inject("isFullRun")
    ? ([
        { density: "comfortable", width: 1024 },
        { density: "compact", width: 360 },
      ] as const)
    : []),
] as const;
const record = recorder(
  "targets",
  ["2.5.8"],
  conditions.map(({ density, width }) => `${density} density in a window of ${width} px`),
);

let shown: Shown | undefined;
afterEach(() => shown?.remove());
beforeAll(() => page.viewport(1024, 768));

test("small targets side by side are found, and links in a sentence are not", () => {
  const small = `style="inline-size: 12px; block-size: 12px; padding: 0; border: 0"`;
  const story = wrong(
    `<div style="display: flex"><button ${small}>a</button><button ${small}>b</button></div><p>Read <a href="#a">this</a> first.</p>`,
  );
  const faults = targetFaults(story);
  story.remove();
  expect(faults).toHaveLength(2);
  expect(faults[0]).toMatch(/“a” is 12 × 12 px/);
});

test.each(components)("$name", async (component) => {
  shown = await show(component, { locale: "tr" });
  const faults: string[] = [];
  for (const { density, width } of conditions) {
    await page.viewport(width, 768);
    if (density === "compact") document.documentElement.dataset.density = density;
    else delete document.documentElement.dataset.density;
    await settle();
    for (const story of shown.stories)
      faults.push(...targetFaults(story).map((fault) => `${density}, ${width} px: ${fault}`));
  }
  record(component.name, shown.stories.length, faults.length === 0);
  expect(faults).toEqual([]);
});
