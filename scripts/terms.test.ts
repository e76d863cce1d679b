import { describe, expect, it, test } from "vitest";
import { locales } from "../packages/domain/src/locales/index.ts";
import { secondWords, termsOf, textsOf } from "./terms.ts";

describe("second words for one thing", () => {
  const terms = [
    { term: "cart", meaning: "", instead_of: ["basket*"], allowed: ["quote basket"] },
    { term: "product", meaning: "", instead_of: ["article*"], allowed: ["article #"] },
  ];
  const found = (text: string) => secondWords(terms, [{ where: "x", text }]).length;

  it("are found with any ending, and only as words", () => {
    expect(found("Your Baskets are empty")).toBe(1);
    expect(found("Two baskets, one article")).toBe(2);
    expect(found("A breadbasket in the cart")).toBe(0);
  });

  it("are right in phrases that are allowed", () => {
    expect(found("Your quote basket, under article 12 of the law")).toBe(0);
  });
});

test.each(locales)("one word for one thing in %s", async (locale) => {
  const texts = await textsOf(locale);
  // Includes messages, content and vocabularies.
  expect(texts.length).toBeGreaterThan(2000);
  expect(secondWords(termsOf(locale), texts)).toEqual([]);
});
