import { describe, expect, test } from "vitest";
import { needsOwnPages, plainSetter } from "./no-script.ts";

const own = ["preforma_cart=", "session-token"];
const mark = plainSetter(true).split(";", 1)[0] ?? "";

describe("pages of one's own", () => {
  test.each([
    `${mark}; preforma_cart=abc`,
    `authjs.session-token=x; ${mark}`,
    `__Secure-authjs.session-token.0=x; ${mark}`,
  ])("are made for %s", (cookies) => {
    expect(needsOwnPages(cookies, own)).toBe(true);
  });

  test.each([
    null,
    "",
    mark,
    "preforma_cart=abc; authjs.session-token=x",
    // The number of lines does not identify their owner.
    `${mark}; preforma_cart_count=0.2`,
    "preforma_plain=0; preforma_cart=abc",
  ])("are not made for %s", (cookies) => {
    expect(needsOwnPages(cookies, own)).toBe(false);
  });

  test("are remembered for the whole site, over TLS where it has it", () => {
    expect(plainSetter(true)).toMatch(/; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/);
    expect(plainSetter(false)).not.toContain("Secure");
  });
});
