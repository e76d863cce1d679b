import { expect, test } from "vitest";
import { productFactsSchema } from "./schema.ts";
import { gtin14, isGtin } from "./gtin.ts";

test.each([
  // Examples of GS1 for each length.
  ["9521234543213", true],
  ["09521234543213", true],
  ["614141000036", true],
  ["95200002", true],
  ["9521234543214", false],
  ["952123454321", false],
  ["95212345432130", false],
  ["9521234 543213", false],
  ["", false],
])("%s is a GTIN: %s", (text, expected) => {
  expect(isGtin(text)).toBe(expected);
});

test("a GTIN has 14 digits in a link", () => {
  expect(gtin14("95200002")).toBe("00000095200002");
});

test("a half made declaration of compliance is no fact", () => {
  const { success, error } = productFactsSchema.safeParse({ food_contact: { issued_on: "2026-03-02" } });
  expect(success).toBe(false);
  expect(error?.issues.map(({ path }) => path.at(-1))).toEqual(
    expect.arrayContaining(["restricted_substances", "food_types", "migration_test", "functional_barrier"]),
  );
});
