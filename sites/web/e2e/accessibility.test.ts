import AxeBuilder from "@axe-core/playwright";
import { directionOf } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { describe, expect, test } from "vitest";
import { visits } from "./visit.ts";

const visit = visits();

const pagesIn = (locale: "tr" | "ar" | "de") =>
  [
    ["home", pathTo("home", locale)],
    ["list", pathTo("products", locale)],
    ["narrowed list", `${pathTo("products", locale)}?material=PET&volume_min=100&page=2`],
    ["nothing found", `${pathTo("products", locale)}?keyword=qqqqzzzz`],
    ["category", pathTo("category", locale, { id: 1, slug: "" })],
    ["product", pathTo("product", locale, { id: 1, slug: "x" })],
    ["about", pathTo("about", locale)],
    ["references", pathTo("references", locale)],
    ["contact", pathTo("contact", locale)],
    ["not found", `${pathTo("home", locale).replace(/\/$/, "")}/yok`],
  ] as const;

describe.each([
  ["tr", "light"],
  ["ar", "light"],
  ["tr", "dark"],
  ["ar", "dark"],
] as const)("%s, %s", (locale, scheme) => {
  test.each(pagesIn(locale))("axe finds nothing on the page: %s", async (_name, path) => {
    const page = await visit(path, { scheme });
    expect(await page.getAttribute("html", "dir")).toBe(directionOf(locale));
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(
        (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(" ")).join(", ")}`,
      ),
    ).toEqual([]);
  });
});

describe.each(["tr", "ar", "de"] as const)("%s in a window of 360 px", (locale) => {
  test.each(pagesIn(locale))("nothing reaches over the edge: %s", async (_name, path) => {
    const page = await visit(path, { width: 360, height: 780 });
    // Less than nothing is the room kept free for the scrollbar.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

test("nothing moves after the first paint", async () => {
  const page = await visit("/urun", { width: 390, height: 800 });
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
  expect(shift).toBe(0);
});
