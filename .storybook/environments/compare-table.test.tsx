import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as module from "../../packages/ui/src/compare-table/compare-table.stories.tsx";
import { show, type Globals } from "./components.tsx";

const sheet = document.createElement("style");
beforeAll(() => document.head.append(sheet));
afterAll(() => sheet.remove());

/** The table in a window of this size, with text of this size. */
async function table(locale: Globals["locale"], width: number, height: number, text = "100%") {
  await page.viewport(width, height);
  sheet.textContent = `:root { font-size: ${text} !important } .story-root:not([data-bleed="true"]) { padding: 16px !important }`;
  const stories = await show({ name: "compare-table", module, leastWidth: 0 }, { locale });
  const frame = stories[0]?.querySelector<HTMLElement>("[role='region']");
  if (!frame) throw new Error("The story has no table.");
  return frame;
}

/** How far an element overflows another horizontally, px. */
function over(element: Element | null | undefined, frame: Element): number {
  if (!element) throw new Error("The element is not there.");
  const [inner, outer] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
  return Math.max(0, outer.left - inner.left, inner.right - outer.right);
}

describe.each([
  { name: "400 % zoom", width: 320, height: 256 },
  { name: "a phone", width: 390, height: 664 },
  { name: "a phone on its side", width: 740, height: 360 },
])("$name", ({ width, height }) => {
  test.each(["de", "ar"] as const)(
    "V7: shows two products side by side and every row, in %s",
    async (locale) => {
      const frame = await table(locale, width, height);
      const [, first, second] = frame.querySelectorAll("thead th");
      expect([over(first, frame), over(second, frame)]).toEqual([0, 0]);
      expect(frame.scrollHeight - frame.clientHeight).toBeLessThan(2);
    },
  );
});

test.each(["de", "ar"] as const)(
  "V7: twice the text size leaves every product in reach, in %s",
  async (locale) => {
    const frame = await table(locale, 360, 740, "200%");
    const [, last] = [...frame.querySelectorAll("thead th")].slice(-2);
    last?.scrollIntoView({ inline: "nearest", block: "nearest", behavior: "instant" });
    expect(over(last, frame)).toBeLessThan(2);
    // The label of a row stays while its values pass.
    expect(over(frame.querySelector("tbody th > *"), frame)).toBeLessThan(2);
  },
);

// A column of two on a phone holds 18 letters. The browser here has no dictionary to hyphenate longer words by.
test("no German word of up to 18 letters is broken at 360 px", async () => {
  const frame = await table("de", 360, 740);
  const broken: string[] = [];
  const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    for (const word of (node.nodeValue ?? "").matchAll(/\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        broken.push(word[0]);
    }
  }
  expect(broken.filter((word) => word.length <= 18)).toEqual([]);
});
