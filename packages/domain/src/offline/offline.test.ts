import { describe, expect, test } from "vitest";
import { locales } from "../locales/index.ts";
import { pathTo, routeNames } from "../routes/index.ts";
import { isSavedPage, isImmutable, isCacheable, outcomeOfStatus } from "./index.ts";

const answer = (status: number, headers: Record<string, string> = {}) => ({
  status,
  headers: new Headers(headers),
});

describe("pages that are cached", () => {
  test.each(locales)("are those of the catalogue in %s", (locale) => {
    expect(isSavedPage(pathTo("home", locale))).toBe(true);
    expect(isSavedPage(pathTo("products", locale))).toBe(true);
    expect(isSavedPage(pathTo("product", locale, { id: 7, slug: "x" }))).toBe(true);
    expect(isSavedPage(pathTo("category", locale, { id: 7, slug: "x" }))).toBe(true);
  });

  test.each(locales)("are none for one visitor in %s", (locale) => {
    for (const name of ["cart", "checkout", "account", "login", "register", "favorites"] as const) {
      expect(routeNames).toContain(name);
      expect(isSavedPage(pathTo(name, locale)), name).toBe(false);
    }
    expect(isSavedPage("/nowhere")).toBe(false);
  });
});

test.each([
  [answer(200, { "cache-control": "no-cache" }), true],
  [answer(200), true],
  [answer(200, { "cache-control": "private, no-store" }), false],
  [answer(200, { "cache-control": "Private" }), false],
  [answer(200, { "set-cookie": "a=b" }), false],
  [answer(404), false],
  [answer(0), false],
  [answer(503), false],
])("whether an answer may be cached: %#", (given, may) => {
  expect(isCacheable(given)).toBe(may);
});

test("only immutable answers are not requested again", () => {
  expect(isImmutable(answer(200, { "cache-control": "public, max-age=31536000, immutable" }))).toBe(true);
  expect(isImmutable(answer(200, { "cache-control": "public, max-age=3600" }))).toBe(false);
  expect(isImmutable(answer(404, { "cache-control": "public, immutable" }))).toBe(false);
});

test.each([
  [200, "sent"],
  [201, "sent"],
  [303, "sent"],
  [400, "refused"],
  [403, "refused"],
  [409, "refused"],
  [413, "refused"],
  [408, "waits"],
  [425, "waits"],
  [429, "waits"],
  [500, "waits"],
  [503, "waits"],
] as const)("a form that is answered by %i %s", (status, outcome) => {
  expect(outcomeOfStatus(status)).toBe(outcome);
});
