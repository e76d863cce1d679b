import { describe, expect, test } from "vitest";
import { locales } from "../locales/index.ts";
import { maskedName, ratingLabels, ratings } from "./index.ts";
import { reviewSchema } from "./schema.ts";

describe("the name under a review", () => {
  test.each([
    ["Ayşe", "Yılmaz", true, "Ayşe Y**"],
    ["Ayşe", "Yılmaz", false, "A** Y**"],
    [" Мария ", "Ёлкина", true, "Мария Ё**"],
    ["محمد", "العلي", false, "م** ا**"],
    ["İpek", "", true, "İpek"],
    ["E\u0301mile", "E\u0301tienne", false, "E\u0301** E\u0301**"],
    ["👩‍🔬", "X", false, "👩‍🔬** X**"],
  ])("%s %s, shown: %s", (first, last, show, expected) => {
    expect(maskedName(first, last, show)).toBe(expected);
  });
});

describe("a review", () => {
  const whole = { first_name: "A", last_name: "B", email: "a@b.example", rating: "5", product_id: "12" };

  test("may come from a form, where everything is text", () => {
    expect(reviewSchema.parse({ ...whole, show_name: "on", content: " a\r\nb\u0000 " })).toEqual({
      first_name: "A",
      last_name: "B",
      email: "a@b.example",
      rating: 5,
      content: "a\nb",
      product_id: 12,
      show_name: true,
    });
  });

  test.each([true, "", null, "five", 0, 2.5, [5], {}, "1e1"])("takes no rating of %j", (rating) => {
    expect(reviewSchema.safeParse({ ...whole, rating }).success).toBe(false);
  });
});

test("every rating has a label in every language", () => {
  for (const rating of ratings)
    for (const locale of locales) expect(ratingLabels[rating][locale].length).toBeGreaterThan(2);
});
