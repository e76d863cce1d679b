import type { Page } from "playwright";
import { pathTo } from "@preforma/domain/routes";
import { expect, test } from "vitest";
import { at, hydrated, visits } from "./visit.ts";

const visit = visits();

const home = pathTo("home", "tr");
const list = pathTo("products", "tr");

/** How the first elements of the page's content are laid out. */
const layoutOf = (page: Page): Promise<string[]> =>
  page.locator("main *").evaluateAll((elements) =>
    elements.slice(0, 60).map((element) => {
      const { display, gap, padding, fontSize } = getComputedStyle(element);
      return [element.tagName, display, gap, padding, fontSize].join(" ");
    }),
  );

test("a page has its style sheets in it: none of those that it links is fetched", async () => {
  const page = await visit(null);
  const fetched = new Set<string>();
  page.on("request", (request) => fetched.add(request.url()));
  for (const path of [home, list]) {
    const html = await (await page.goto(at(path)))?.text();
    await hydrated(page);
    const links = html?.matchAll(/<link rel="stylesheet" href="([^"#]+)/g) ?? [];
    const linked = [...links].map(([, href = ""]) => at(href));
    expect(linked.length, path).toBeGreaterThan(1);
    expect(
      linked.filter((href) => fetched.has(href)),
      path,
    ).toEqual([]);
  }
});

test("a page that is opened from another looks as if it had been visited first, also on the way back", async () => {
  const direct = await layoutOf(await visit(list));
  const page = await visit(home);
  const before = await layoutOf(page);
  await page.locator(`main a[href="${list}"]`).first().click();
  await page.waitForURL(`**${list}`);
  await expect.poll(() => layoutOf(page)).toEqual(direct);
  await page.goBack();
  await expect.poll(() => layoutOf(page)).toEqual(before);
});
