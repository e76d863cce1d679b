import { describe, expect, test } from "vitest";
import { pathWithin, signInPath, signInPathFrom } from "./sign-in.ts";

const origin = "https://www.example.com";

describe("the way to the sign-in page", () => {
  test("keeps the language of the page and leads back to it", () => {
    expect(signInPathFrom("/de/favorites?page=2")).toBe(
      "/de/login?callbackUrl=%2Fde%2Ffavorites%3Fpage%3D2&error=SessionRequired",
    );
    expect(signInPathFrom("/favorites")).toBe("/login?callbackUrl=%2Ffavorites&error=SessionRequired");
    expect(signInPathFrom("/fr/favorites", "SessionExpired")).toBe(
      "/fr/login?callbackUrl=%2Ffr%2Ffavorites&error=SessionExpired",
    );
    expect(signInPath("ar", { sent: "email" })).toBe("/ar/login?sent=email");
    expect(signInPath("tr")).toBe("/login");
  });
});

describe("an address to return to", () => {
  test.each([
    ["/favorites", "/favorites"],
    ["/en/products?q=a%20b#top", "/en/products?q=a%20b#top"],
    ["https://www.example.com/cart", "/cart"],
    ["https://WWW.EXAMPLE.com:443/cart", "/cart"],
    ["cart", "/cart"],
    ["", "/"],
    ["/%2F%2Fevil.example", "/%2F%2Fevil.example"],
  ])("%s is %s of the site", (address, path) => {
    expect(pathWithin(origin, address)).toBe(path);
  });

  test.each([
    "https://evil.example/",
    "https://www.example.com.evil.example/",
    "https://www.example.com@evil.example/",
    "https://user@www.example.com/",
    "https://www.example.com:8443/",
    "http://www.example.com/",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n\\evil.example",
    " //evil.example",
    "https:evil.example",
    "https:/evil.example",
    "HTTPS:\\evil.example",
    "https://www.example.com//evil.example",
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,hello",
    "https://[",
    `/${"a".repeat(3000)}`,
  ])("%j leads elsewhere", (address) => {
    expect(pathWithin(origin, address)).toBeNull();
  });
});
