import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  lineAmountWithVat,
  priceBreaksFor,
  priceSteps,
  priceViewOf,
  totalsWithVat,
  unitPriceAt,
  withVat,
} from "./prices.ts";
import { maxSubtotal, totalsOf } from "./totals.ts";

describe("withVat", () => {
  it("adds the tax once and rounds half a kuruş up", () => {
    expect([withVat(845), withVat(0), withVat(1), withVat(3), withVat(2, 2_500)]).toEqual([1014, 0, 1, 4, 3]);
    // A thousand and one pieces at 0.03 are 36.04, and not a thousand and one times 0.04.
    expect(lineAmountWithVat({ quantity: 1001, unit_price_minor: 3 })).toBe(3604);
  });
});

describe("totalsWithVat", () => {
  it("gives parts that add up to the total, and are never negative", () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 5000 }), unit_price_minor: amount }), {
          minLength: 1,
          maxLength: 8,
        }),
        fc.option(amount),
        (given, off) => {
          const lines = given.map((line) => ({ ...line, carton_quantity: null, pallet_quantity: null }));
          const totals = totalsOf(lines, "TRY", off === null ? null : { type: "fixed", value: off });
          const parts = totalsWithVat(totals);
          expect(parts.subtotal_minor - parts.discount_minor + parts.shipping_minor).toBe(totals.total_minor);
          expect(parts.subtotal_minor).toBeGreaterThanOrEqual(0);
          // The rest that the subtotal takes is smaller than two units.
          expect(Math.abs(parts.subtotal_minor - withVat(totals.net_subtotal_minor))).toBeLessThan(2);
        },
      ),
    );
    expect(withVat(maxSubtotal)).toBe(maxSubtotal * 1.2);
  });

  it("goes by the rate of the order", () => {
    const totals = {
      currency: "TRY",
      net_subtotal_minor: 1000,
      discount_minor: 0,
      shipping_minor: 100,
      vat_percent: 18,
      vat_minor: 198,
      total_minor: 1298,
    };
    expect(totalsWithVat(totals)).toEqual({ subtotal_minor: 1180, discount_minor: 0, shipping_minor: 118 });
  });
});

it("shows net prices to companies alone", () => {
  expect(["Örnek A.Ş.", "", null, undefined].map((company_name) => priceViewOf({ company_name }))).toEqual([
    "net",
    "gross",
    "gross",
    "gross",
  ]);
});

describe("quantity breaks", () => {
  const stated = [
    { from_quantity: 20_000, amount_minor: 170, group: null },
    { from_quantity: 5000, amount_minor: 185, group: null },
    { from_quantity: 5000, amount_minor: 160, group: "dealers" },
  ];
  const price = { amount_minor: 200, breaks: priceBreaksFor(stated, null) };

  it("give the lowest price that a quantity reaches", () => {
    expect([1, 4999, 5000, 19_999, 20_000, 1e7].map((pieces) => unitPriceAt(pieces, price))).toEqual([
      200, 200, 185, 185, 170, 170,
    ]);
    const dealers = { amount_minor: 200, breaks: priceBreaksFor(stated, "dealers") };
    expect([4999, 5000, 20_000].map((pieces) => unitPriceAt(pieces, dealers))).toEqual([200, 160, 160]);
    expect(priceBreaksFor(stated, "others")).toEqual(price.breaks);
  });

  it("are told from the smallest order on, and only where a piece costs less", () => {
    const rule = { minimum_order: 1000, carton_quantity: 120 };
    expect(priceSteps(price, rule)).toEqual([
      { from_quantity: 1080, amount_minor: 200 },
      { from_quantity: 5000, amount_minor: 185 },
      { from_quantity: 20_000, amount_minor: 170 },
    ]);
    const odd = [
      { from_quantity: 500, amount_minor: 190 },
      { from_quantity: 3000, amount_minor: 190 },
      { from_quantity: 4000, amount_minor: 195 },
    ];
    expect(priceSteps({ amount_minor: 200, breaks: odd }, rule)).toEqual([
      { from_quantity: 1080, amount_minor: 190 },
    ]);
  });

  it("never cost more for a larger quantity", () => {
    const step = fc.record({
      from_quantity: fc.integer({ min: 1, max: 9999 }),
      amount_minor: fc.integer({ min: 0, max: 999 }),
    });
    const pieces = fc.integer({ min: 1, max: 9999 });
    fc.assert(
      fc.property(fc.array(step), pieces, pieces, (breaks, one, other) => {
        const at = (quantity: number) => unitPriceAt(quantity, { amount_minor: 500, breaks });
        expect(at(Math.max(one, other))).toBeLessThanOrEqual(at(Math.min(one, other)));
      }),
    );
  });
});
