import { pathTo } from "@preforma/domain/routes";
import { expect, test } from "vitest";
import { at } from "./visit.ts";

/** What the browser may have to fetch of scripts before a catalogue page is alive, brotli. */
const maxBytes = 165 * 1024;

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

/** Scripts that a page's HTML names: those it runs and those that it tells the browser to fetch ahead. */
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
