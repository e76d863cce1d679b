import { expect, test } from "vitest";
import { wholeIfPlaced } from "./whole-if-placed.ts";

const page = (body: string) =>
  `<html><head><meta/><link rel="preload" as="font" href="/latin.woff2"/></head><body>${body}</body></html>`;

test("asks before anything is fetched whether the page is begun at a place on it", () => {
  const html = page('<main></main><script type="module" async="">import "/root.js";</script>');
  const asking = wholeIfPlaced(html);
  expect(asking).toMatch(/^<html><head><meta\/><script>if\(location\.hash.*<\/script><link rel="preload"/);
  expect(asking.replace(/<script>if.*?<\/script>/, "")).toBe(html);
});

test("leaves a page as it is that runs no script", () => {
  const plain = page("<main></main>");
  expect(wholeIfPlaced(plain)).toBe(plain);
});
