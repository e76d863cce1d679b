import { expect, test } from "vitest";
import { cookieOf, withSetCookies } from "./cookie-header.ts";

test("cookies are added, replaced and ended as in a browser", () => {
  expect(withSetCookies("", ["a=1; Path=/; HttpOnly"])).toBe("a=1");
  expect(withSetCookies("a=1; b=2", ["a=3==; Secure", "c=4; Max-Age=60"])).toBe("a=3==; b=2; c=4");
  expect(withSetCookies("a=1; b=2", ["a=; Max-Age=0", "b=; Expires=Thu, 01 Jan 1970 00:00:00 GMT"])).toBe("");
  expect(withSetCookies("a=1", [])).toBe("a=1");
});

test("a cookie is found by its whole name", () => {
  expect(cookieOf("xa=1; a=2=3; ab=4", "a")).toBe("2=3");
  expect(cookieOf("xa=1", "a")).toBeNull();
  expect(cookieOf("", "a")).toBeNull();
});
