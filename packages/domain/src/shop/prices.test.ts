import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { priceBreaksFor, priceSteps, priceViewOf, totalsWithVat, unitPriceAt, withVat } from "./prices.ts";
import { type Discount, discountOn, lineAmount, maxSubtotal, shippingOf, totalsOf } from "./totals.ts";
import { shareOf } from "./money.ts";
import { shippingRates, vatRate } from "./rates.ts";
import { indicativePrices, maxRateAgeDays } from "./indicative.ts";

describe("withVat", () => {
  it("adds the tax once and rounds half a kuruş up", () => {
    expect([withVat(845), withVat(0), withVat(1), withVat(3), withVat(2, 2_500)]).toEqual([1014, 0, 1, 4, 3]);
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
          // The remainder that the subtotal absorbs is smaller than two units.
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

  it("are listed from the smallest order on, and only where a piece costs less", () => {
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
          // Never more than half a unit away, and exactly half is rounded up.
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
        // A coupon can reduce the goods below the value for free shipping, but no further.
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
        // An article that is sold loose and has no pallet ships as one parcel, in any quantity.
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

const rates = { day: "2026-11-25", EUR: 48.9, USD: 42.25 };
const price = { amountMinor: 455, currency: "TRY" };

test("a price in lira is indicated for a thousand pieces, with the day of the rate", () => {
  expect(indicativePrices(price, rates, "2026-11-26")).toEqual({
    day: "2026-11-25",
    amounts: [
      { amountMinor: 9305, currency: "EUR" },
      { amountMinor: 10_769, currency: "USD" },
    ],
  });
  expect(indicativePrices(price, { ...rates, USD: null }, "2026-11-24")?.amounts).toHaveLength(1);
});

test("nothing is indicated without a rate, with an old one, and for prices in other currencies", () => {
  expect(indicativePrices(price, null)).toBeNull();
  expect(indicativePrices(price, { ...rates, EUR: null, USD: null }, "2026-11-25")).toBeNull();
  const last = new Date(Date.parse(rates.day) + maxRateAgeDays * 86_400_000).toISOString().slice(0, 10);
  expect(indicativePrices(price, rates, last)).not.toBeNull();
  for (const today of ["2026-12-06", "2026-11-23", "no day"])
    expect(indicativePrices(price, rates, today)).toBeNull();
  expect(indicativePrices({ ...price, currency: "EUR" }, rates, "2026-11-25")).toBeNull();
});
