import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locales } from "../locales/index.ts";
import {
  maxPieces,
  nextValidQuantity,
  previousValidQuantity,
  quantityProblem,
  smallestQuantity,
} from "./quantity.ts";
import { quantityProblemTexts } from "./quantity-complaint.ts";

const rule = fc.record({
  minimum_order: fc.integer({ min: 1, max: 50_000 }),
  carton_quantity: fc.option(fc.integer({ min: 1, max: 5_000 })),
});

describe("quantities", () => {
  it("that are proposed can be ordered, and nothing between them can", () => {
    fc.assert(
      fc.property(rule, fc.integer({ min: -10, max: 200_000 }), (given, wanted) => {
        const problem = quantityProblem(wanted, given);
        const next = nextValidQuantity(wanted, given);
        const previous = previousValidQuantity(wanted, given);
        if (next !== null) expect(quantityProblem(next, given)).toBeNull();
        if (previous !== null) expect(quantityProblem(previous, given)).toBeNull();
        if (!problem) expect([previous, next]).toEqual([wanted, wanted]);
        else {
          expect(problem).toMatchObject({ lower: previous, higher: next });
          const step = given.carton_quantity ?? 1;
          if (previous !== null && next !== null) expect(next - previous).toBe(step);
          if (previous === null) expect(next).toBe(smallestQuantity(given));
        }
      }),
    );
  });

  it("are full cartons from the minimum upwards", () => {
    const bottle = { minimum_order: 1000, carton_quantity: 120 };
    expect(smallestQuantity(bottle)).toBe(1080);
    expect(quantityProblem(1080, bottle)).toBeNull();
    expect(quantityProblem(960, bottle)).toEqual({ kind: "below_minimum", lower: null, higher: 1080 });
    expect(quantityProblem(1000, bottle)).toEqual({ kind: "not_full_cartons", lower: null, higher: 1080 });
    expect(quantityProblem(1100, bottle)).toEqual({ kind: "not_full_cartons", lower: 1080, higher: 1200 });
    expect(quantityProblem(1.5, bottle)?.kind).toBe("not_whole");
    expect(quantityProblem(Number.NaN, bottle)?.kind).toBe("not_whole");
    expect(quantityProblem(Infinity, bottle)).toEqual({
      kind: "above_limit",
      lower: Math.floor(maxPieces / 120) * 120,
      higher: null,
    });
    expect(quantityProblem(7, { minimum_order: 1, carton_quantity: null })).toBeNull();
  });

  it("are mended by words in every language, numbers written its way", () => {
    const bottle = { minimum_order: 1000, carton_quantity: 120 };
    const problem = quantityProblem(1100, bottle);
    if (!problem) throw new Error("1100 is no full carton");
    const texts = quantityProblemTexts(problem, bottle);
    expect(texts.tr).toBe(
      "Bu ürün tam koliyle satılır (koli içi 120 adet). En yakın miktarlar: 1.080 veya 1.200 adet.",
    );
    expect(texts.en).toContain("1,080 and 1,200");
    for (const wanted of [0, 1000, 1100, 1.5, Infinity])
      for (const locale of locales) {
        const problem = quantityProblem(wanted, bottle);
        expect(problem && quantityProblemTexts(problem, bottle)[locale]).not.toMatch(/[{}]|undefined|NaN/);
      }
  });
});
