import { pathTo } from "@preforma/domain/routes";
import { expect, test } from "vitest";
import type { Page } from "playwright";
import { typefacesOf } from "./typeface.ts";
import { at, hydrated, visits } from "./visit.ts";

/** Max size of the scripts that a catalogue page needs to hydrate, brotli. */
const maxBytes = 150 * 1024;

const lists = (["tr", "ar"] as const).flatMap((locale) => [
  pathTo("home", locale),
  pathTo("products", locale),
]);

async function fetched(path: string): Promise<Response> {
  const response = await fetch(at(path), {
    headers: { "accept-encoding": "br", "user-agent": "Mozilla/5.0" },
  });
  expect(response.status, path).toBe(200);
  return response;
}

/** Scripts in a page's HTML: those it runs and those it preloads. */
function scriptsOf(html: string): string[] {
  const named = html.matchAll(
    /(?:<link rel="modulepreload"[^>]*href|<script[^>]*src|import(?:\s[^"]*from)?\s?)=?"([^"]+\.js)"/g,
  );
  return [...new Set([...named].map(([, address = ""]) => address))];
}

test.each(lists)("a first visit to %s fetches little script", async (path) => {
  const html = await (await fetched(path)).text();
  const product = /href="(\/(?:ar\/products|urun)\/\d+\/[^"]+)"/.exec(html)?.[1];
  for (const address of [path, ...(product ? [product] : [])]) {
    const scripts = scriptsOf(address === path ? html : await (await fetched(address)).text());
    expect(scripts.length).toBeGreaterThan(3);
    const sizes = await Promise.all(
      scripts.map(async (script) => Number((await fetched(script)).headers.get("content-length"))),
    );
    expect(sizes.every((size) => size > 0)).toBe(true);
    const sum = sizes.reduce((total, size) => total + size, 0);
    expect(sum, `${address} loads ${(sum / 1024).toFixed(1)} KB of script`).toBeLessThanOrEqual(maxBytes);
  }
});

test.each(lists)("%s names what only script needs in a template behind its content", async (path) => {
  const [content = "", scripts] = (await (await fetched(path)).text()).split("<template><link", 2);
  expect(content).toContain("</main>");
  expect(content).not.toMatch(/modulepreload|as="fetch"|type="module"/);
  expect(scripts).toMatch(/modulepreload[^]+type="module"/);
});

const visit = visits();

const home = pathTo("home", "tr");
const list = pathTo("products", "tr");

/** The layout of the first elements of the page's content. */
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

test.each([
  ["on a phone, its own typeface is used for the first page and ours from the second on", 360, 0],
  ["a typeface that comes late is used from the second page on", 1280, 1000],
] as const)("%s", async (_name, width, delay) => {
  const page = await visit(null, { width });
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
  const loaded = page.waitForEvent("requestfinished", (request) => request.url().includes("rubik-latin"));
  await page.goto(at(home));
  await hydrated(page);
  await loaded;
  await page.evaluate(() => document.fonts.ready);
  expect(await typefacesOf(page)).not.toContain(true);
  await page.locator(`main a[href="${list}"]`).first().click();
  await page.waitForURL(`**${list}`);
  await expect.poll(() => typefacesOf(page)).toEqual([true]);
});

test("where the code of header and cards cannot be fetched, links lead on", async () => {
  const page = await visit(null, { fault: /frame-|Failed to load/ });
  await page.route(/assets\/frame-/, (route) => route.abort());
  const hasFailed = page.waitForEvent("requestfailed");
  await page.goto(at(list));
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  await hasFailed;
  await page.locator("main article a").first().click();
  await page.locator("#product-actions").waitFor();
  expect(await page.getByRole("banner").isVisible()).toBe(true);
});

test("without script, a phone uses our typeface too", async () => {
  const page = await visit(null, { width: 360, script: false });
  await page.goto(at(home));
  // The file that was too late for the first paint is cached now.
  await page.goto(at(list));
  expect(await typefacesOf(page)).toEqual([true]);
});
