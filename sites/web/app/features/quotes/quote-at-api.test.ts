import { expect, test } from "vitest";
import { quoteKey } from "./quote-at-api.server.ts";

const tokenIn = (search: string) =>
  quoteKey({ url: new URL(`http://shop.test/en/quote${search}`), locale: "en" })?.token;

test("the token of a quote must be valid in a header; others open nothing", () => {
  expect(tokenIn("?id=3&token=3q2-7w0_Wn8")).toBe("3q2-7w0_Wn8");
  for (const token of ["", "%D0%B1", "%E2%80%AE", "a%0D%0Ab", "a b", "x".repeat(2000)])
    expect(tokenIn(`?id=3&token=${token}`), token).toBeNull();
  expect(tokenIn("?token=abc")).toBeUndefined();
});
