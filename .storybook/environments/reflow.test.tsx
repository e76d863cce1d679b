import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { commands, page } from "vitest/browser";
import { locales, type Locale } from "../../packages/domain/src/locales/index.ts";
import { components, settle, show, wrong } from "./components.tsx";
import { layoutFaults } from "./layout.ts";

/** German has the longest words. */
const tested: readonly Locale[] = inject("isFullRun") ? locales : ["de"];

const sheet = document.createElement("style");
// Everything is laid out and at rest before it is measured.
const base = `* { content-visibility: visible !important; animation: none !important; transition: none !important } .story-root:not([data-bleed="true"]) { padding: 16px !important }`;

/** Reader settings that a page has to support, in addition to its language. */
const conditions = [
  { name: "a window of 320 px, which is 400 % zoom", width: 320, css: "" },
  {
    name: "text spacing of WCAG 1.4.12",
    width: 360,
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`,
  },
  { name: "text 200 % in a window of 360 px", width: 360, css: `:root { font-size: 200% !important }` },
] as const;

beforeAll(async () => {
  document.head.append(sheet);
  // The text of a ticker is not cut: it moves into view. With reduced motion it does not move at all.
  await commands.emulateMedia({ reducedMotion: "reduce" });
  await page.viewport(320, 740);
  await Promise.all(
    ["ağ", "Жж", "عر"].map((sample) => document.fonts.load('500 16px "Preforma Rubik"', sample)),
  );
});

afterAll(async () => {
  sheet.remove();
  await commands.emulateMedia({ reducedMotion: "no-preference" });
});

test("a text that is cut, spilled, overlaid or out of the page is found", async () => {
  const story = wrong(`
    <p style="overflow: hidden; white-space: nowrap; inline-size: 3rem">cut off at its end</p>
    <p style="background: silver; block-size: 1rem; inline-size: 4rem">more lines than the box is high</p>
    <p style="margin: 0">first</p><p style="margin: 0; margin-block-start: -1lh">second</p>
    <p style="inline-size: 2000px">out of the page out of the page out of the page out of the page out of the page</p>`);
  const faults = layoutFaults(story).join("\n");
  expect(faults).toMatch(/cut sideways/);
  expect(faults).toMatch(/runs out of its box/);
  expect(faults).toMatch(/written over/);
  expect(faults).toMatch(/scrolls sideways by/);
  expect(faults).toMatch(/sticks out of the page/);
});

describe.each(tested)("with long texts in %s", (locale) => {
  test.each(components)("$name", async (component) => {
    sheet.textContent = base;
    const stories = await show(component, { locale, longText: "on" });
    const faults: string[] = [];
    for (const { name, width: narrow, css } of conditions) {
      const width = Math.max(narrow, component.leastWidth);
      sheet.textContent = base + css;
      if (window.innerWidth !== width) await page.viewport(width, 740);
      const look = (place: HTMLElement) => {
        for (const fault of layoutFaults(place)) faults.push(`${name}: ${fault}`);
      };
      stories.forEach(look);
    }
    // The last condition is the hardest: overlays are checked in it, with the longest words and from right to left.
    for (const story of locale === "de" || locale === "ar" ? stories : [])
      await open(story, (place) => {
        for (const fault of layoutFaults(place)) faults.push(`opened, ${conditions.at(-1)?.name}: ${fault}`);
      });
    await settle();
    expect([...new Set(faults)]).toEqual([]);
  });
});

const triggers =
  "summary, [aria-haspopup]:not([aria-haspopup=false]), button[aria-expanded=false], button:not([type=submit])";

const overlays = "[popover]:popover-open, [role=dialog], [role=menu]";

/** The open overlays, topmost last. */
const opened = () =>
  [...document.querySelectorAll<HTMLElement>(overlays)].filter((element) => element.checkVisibility());

/** Closes the open overlays, as Escape would. */
async function close(): Promise<void> {
  for (const overlay of opened()) {
    if (overlay.popover !== null) overlay.hidePopover();
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent("keydown", { key: "Escape", bubbles: true }),
    );
  }
  await settle();
}

/**
 * Presses the first trigger of a story and passes the result to `look`: a dialog, a menu, or the story itself with a
 * section expanded. Does nothing if the story has no trigger.
 */
async function open(story: HTMLElement, look: (shown: HTMLElement) => void): Promise<void> {
  const trigger = [...story.querySelectorAll<HTMLElement>(triggers)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled, [type=submit]"),
  );
  if (trigger === undefined) return;
  // Some links open a document in place by script; without it, they must not leave the page.
  const stay = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a[href]") !== null) event.preventDefault();
  };
  document.addEventListener("click", stay);
  trigger.click();
  document.removeEventListener("click", stay);
  // A part that is loaded on intent opens once it has loaded.
  if (trigger.matches("[popovertarget]")) await expect.poll(() => opened().length).toBeGreaterThan(0);
  await settle();
  look(opened().at(-1) ?? story);
  await close();
}
