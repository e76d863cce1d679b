import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shareOf } from "./money.ts";
import { shippingRates, vatRate } from "./rates.ts";
import { discountOn, lineAmount, maxSubtotal, shippingOf, totalsOf, type Discount } from "./totals.ts";

const line = fc
  .record({
    carton: fc.option(fc.integer({ min: 1, max: 2000 })),
    cartons: fc.integer({ min: 1, max: 500 }),
    pallet: fc.option(fc.integer({ min: 1, max: 40 })),
    unit_price_minor: fc.integer({ min: 1, max: 5_000_00 }),
  })
  .map(({ carton, cartons, pallet, unit_price_minor }) => ({
    quantity: cartons * (carton ?? 1),
    unit_price_minor,
    carton_quantity: carton,
    pallet_quantity: pallet === null ? null : pallet * (carton ?? 100),
  }));
const lines = fc.array(line, { minLength: 1, maxLength: 12 });
const discount: fc.Arbitrary<Discount | null> = fc.oneof(
  fc.constant(null),
  fc.record({ type: fc.constant("percent" as const), value: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ type: fc.constant("fixed" as const), value: fc.integer({ min: 1, max: 100_000_000 }) }),
  fc.constant({ type: "free_shipping" as const, value: 0 }),
);
const currency = fc.constantFrom(...Object.keys(shippingRates));

describe("shareOf", () => {
  it("rounds half up, like exact fractions do, for amounts of any size", () => {
    expect([shareOf(5, 1, 2), shareOf(4, 1, 10), shareOf(5, 1, 10), shareOf(0, 20, 100)]).toEqual([
      3, 0, 1, 0,
    ]);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: maxSubtotal }),
        fc.integer({ min: 0, max: 100 }),
        (amount, percent) => {
          const twice = 2n * BigInt(amount) * BigInt(percent);
          const rounded = BigInt(shareOf(amount, percent, 100)) * 200n;
          // Never further away than half a unit, and exactly half goes up.
          expect(rounded - twice <= 100n && rounded - twice > -100n).toBe(true);
        },
      ),
    );
  });
});

describe("totals", () => {
  it("add up in whole minor units, are never negative, and do not depend on the order of the lines", () => {
    fc.assert(
      fc.property(lines, discount, currency, (given, off, unit) => {
        const totals = totalsOf(given, unit, off);
        const taxed = totals.net_subtotal_minor - totals.discount_minor + totals.shipping_minor;
        expect(totals.total_minor).toBe(taxed + totals.vat_minor);
        expect(totals.vat_minor).toBe(shareOf(taxed, vatRate, 10_000));
        expect(totals.net_subtotal_minor).toBe(given.reduce((sum, each) => sum + lineAmount(each), 0));
        for (const amount of Object.values(totals))
          if (typeof amount === "number") expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        expect(totals.discount_minor).toBeLessThanOrEqual(totals.net_subtotal_minor);
        expect(totalsOf(given.toReversed(), unit, off)).toEqual(totals);
      }),
    );
  });

  it("never grow by a coupon, and more of it never costs more", () => {
    fc.assert(
      fc.property(lines, discount, currency, (given, off, unit) => {
        const plain = totalsOf(given, unit, null);
        const reduced = totalsOf(given, unit, off);
        // A coupon can take the goods below the value from which carriage is free; no further.
        const carriage = reduced.shipping_minor - plain.shipping_minor;
        expect(reduced.net_subtotal_minor - reduced.discount_minor).toBeLessThanOrEqual(
          plain.net_subtotal_minor,
        );
        expect(carriage).toBeLessThanOrEqual(shippingOf(given, unit, 0));
        if (off?.type === "percent" && off.value < 100)
          expect(
            discountOn(plain.net_subtotal_minor, { ...off, value: off.value + 1 }),
          ).toBeGreaterThanOrEqual(reduced.discount_minor);
      }),
    );
  });

  it("charge carriage that grows with the cartons and ends where it is free", () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 0, max: 200 }), currency, (given, more, unit) => {
        const step = given.carton_quantity ?? 1;
        // An article that is sold loose and names no pallet travels as one parcel, for any quantity.
        const larger = { ...given, quantity: given.quantity + more * step };
        expect(shippingOf([larger], unit, 0)).toBeGreaterThanOrEqual(shippingOf([given], unit, 0));
        expect(shippingOf([given], unit, shippingRates[unit]?.freeFrom ?? 0)).toBe(0);
      }),
    );
  });

  it("are those of a worked example", () => {
    const bottle = { quantity: 1080, unit_price_minor: 1255, carton_quantity: 120, pallet_quantity: 1920 };
    expect(totalsOf([bottle], "TRY", { type: "percent", value: 5 })).toEqual({
      currency: "TRY",
      net_subtotal_minor: 1_355_400,
      discount_minor: 67_770,
      shipping_minor: 9 * 8_500,
      vat_percent: 20,
      // 1,364,130 × 20 %
      vat_minor: 272_826,
      total_minor: 1_636_956,
    });
  });
});
