import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as module from "../../packages/ui/src/compare-table/compare-table.stories.tsx";
import { show, type Globals, type Shown } from "./components.tsx";

const sheet = document.createElement("style");
let shown: Shown | undefined;

beforeAll(() => document.head.append(sheet));
afterEach(() => shown?.remove());
afterAll(() => sheet.remove());

/** The table as a window of this size has it, in text of this size. */
async function table(locale: Globals["locale"], width: number, height: number, text = "100%") {
  await page.viewport(width, height);
  sheet.textContent = `:root { font-size: ${text} !important } .story-root:not([data-bleed="true"]) { padding: 16px !important }`;
  shown = await show({ name: "compare-table", module, leastWidth: 0 }, { locale });
  const frame = shown.stories[0]?.querySelector<HTMLElement>("[role='region']");
  const head = frame?.querySelectorAll("thead th")[1];
  const label = frame?.querySelector("tbody th");
  if (!frame || !head || !label) throw new Error("The story has no table.");
  return { frame, head, label };
}

/** How much of the frame is left below its head and beside its labels, once the table has been scrolled to its end. */
function roomWhenScrolled({ frame, head, label }: Awaited<ReturnType<typeof table>>) {
  frame.scrollTo({ top: frame.scrollHeight, left: frame.scrollWidth, behavior: "instant" });
  const box = frame.getBoundingClientRect();
  const below = box.bottom - Math.max(box.top, head.getBoundingClientRect().bottom);
  const beside = box.right - Math.max(box.left, label.getBoundingClientRect().right);
  return { rows: below / box.height, products: beside / box.width };
}

describe.each([
  { name: "400 % zoom", width: 320, height: 256 },
  { name: "a phone on its side", width: 740, height: 360 },
  { name: "text 200 %", width: 360, height: 740, text: "200%" },
])("$name", ({ width, height, text }) => {
  test.each(["de", "tr"] as const)("leaves room for rows and products, in %s", async (locale) => {
    const room = roomWhenScrolled(await table(locale, width, height, text));
    if (height < 560) expect(room.rows).toBeGreaterThan(0.6);
    expect(room.products).toBeGreaterThan(0.6);
  });
});

test("on an ordinary phone head and labels stay", async () => {
  const parts = await table("tr", 390, 664);
  roomWhenScrolled(parts);
  const box = parts.frame.getBoundingClientRect();
  expect(Math.abs(parts.head.getBoundingClientRect().top - box.top)).toBeLessThan(2);
  expect(Math.abs(parts.label.getBoundingClientRect().left - box.left)).toBeLessThan(2);
});

test("German words stay whole at 360 px", async () => {
  const { frame } = await table("de", 360, 740);
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
  expect(broken).toEqual([]);
});
