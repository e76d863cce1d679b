import { describe, expect, test } from "vitest";
import { PageCache } from "./page-cache.ts";
import { PreparedPage } from "./prepared-page.ts";

const html = `<!DOCTYPE html><p>${"Şişe ".repeat(400)}</p>`;
const headers = { "content-type": "text/html; charset=utf-8" };

describe("PageCache", () => {
  test("keeps a page until something changes", () => {
    const cache = new PageCache({ maximumBytes: 1_000_000 });
    const page = new PreparedPage(html, 200, headers);
    cache.store("/urun", page, cache.epoch);
    expect(cache.get("/urun")).toBe(page);
    cache.clear();
    expect(cache.get("/urun")).toBeUndefined();
  });

  test("does not cache a page rendered before a change", () => {
    const cache = new PageCache({ maximumBytes: 1_000_000 });
    const { epoch } = cache;
    cache.clear();
    cache.store("/urun", new PreparedPage(html, 200, headers), epoch);
    expect(cache.get("/urun")).toBeUndefined();
  });

  test("stays within its memory, letting the least used go", () => {
    const page = new PreparedPage(html, 200, headers);
    const cache = new PageCache({ maximumBytes: page.bytes * 2 });
    for (const key of ["/1", "/2"]) cache.store(key, page, cache.epoch);
    cache.get("/1");
    cache.store("/3", page, cache.epoch);
    expect(["/1", "/2", "/3"].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
  });

  test("can be switched off", () => {
    const cache = new PageCache({ maximumBytes: 0 });
    cache.store("/urun", new PreparedPage(html, 200, headers), cache.epoch);
    expect(cache.get("/urun")).toBeUndefined();
  });
});
