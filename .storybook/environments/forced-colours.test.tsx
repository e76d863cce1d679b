import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { components, show, wrong } from "./components.tsx";
import { focusFaults, iconFaults, stateFaults } from "./forced-colours.ts";

const sheet = document.createElement("style");
sheet.textContent = `*, *::before, *::after { animation: none !important; transition: none !important }`;

beforeAll(async () => {
  document.head.append(sheet);
  await page.viewport(1024, 768);
  await commands.emulateMedia({ forcedColors: "active" });
  // After a press of the mouse, also in an earlier file, the browser shows no focus that a script sets.
  await userEvent.tab();
});
afterAll(async () => {
  sheet.remove();
  await commands.emulateMedia({ forcedColors: "none" });
});

describe("with forced colours", () => {
  test("the browser forces them here", () => {
    const probe = document.body.appendChild(document.createElement("p"));
    probe.style.color = "rgb(1, 2, 3)";
    probe.style.backgroundColor = "rgb(4, 5, 6)";
    const { color, backgroundColor } = getComputedStyle(probe);
    probe.remove();
    expect([color, backgroundColor]).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/1, 2, 3|4, 5, 6/)]),
    );
  });

  test("no focus, a state by its ground alone and a vanished icon are found", async () => {
    const story = wrong(`
      <style>.bare:focus { outline: none; background: yellow } .bare[aria-pressed=true] { background: red }</style>
      <button class="bare" aria-pressed="true" style="border: 0">bare</button>
      <span style="background: red; mask-image: url(x.svg)">icon</span>`);
    const faults = [...iconFaults(story), ...(await stateFaults(story)), ...(await focusFaults(story))];
    expect(faults).toEqual([
      expect.stringMatching(/a mask in the colour of its ground/),
      expect.stringMatching(/aria-pressed=true\] cannot be seen/),
      expect.stringMatching(/shows no focus/),
    ]);
  });

  // Sheets and pages of many components, each of which is looked at by itself.
  const tested = inject("isFullRun")
    ? components
    : components.filter(({ name }) => !/^(foundations|compositions)\//.test(name));
  test.each(tested)("$name", async (component) => {
    const stories = await show(component, { locale: "tr" });
    const faults: string[] = [];
    for (const story of stories) {
      faults.push(...iconFaults(story), ...(await stateFaults(story)), ...(await focusFaults(story)));
    }
    expect([...new Set(faults)]).toEqual([]);
  });
});
