import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locales, type Locale } from "../locales/index.ts";
import { availabilityText } from "./availability-text.ts";
import {
  availabilityOf,
  canBeOrdered,
  isDisplayedAlike,
  stockDisplays,
  type Supply,
} from "./availability.ts";
import { isInStock } from "./quantity.ts";

const rule = { minimum_order: 1000, carton_quantity: 120 };
const supply = (over: Partial<Supply> = {}): Supply => ({
  stock: null,
  lead_time_days: null,
  back_on: null,
  ...over,
});
const today = "2026-11-25";
const at = (over: Partial<Supply>, asked: Parameters<typeof availabilityOf>[2] = {}) =>
  availabilityOf(supply(over), rule, { today, ...asked });

describe("availability", () => {
  it("is unknown where the record has no supply, and can be ordered then", () => {
    expect(at({})).toBeNull();
    expect(canBeOrdered(at({}))).toBe(true);
  });

  it("is in stock from the smallest order of full cartons on", () => {
    // Nine cartons are the first that reach 1,000 pieces.
    expect(at({ stock: 1079 })).toMatchObject({ state: "out_of_stock", amount: null });
    expect(at({ stock: 1080 })).toMatchObject({
      state: "in_stock",
      level: "few",
      amount: { count: 9, is_exact: true, unit: "carton" },
    });
    expect(canBeOrdered(at({ stock: 1079 }))).toBe(false);
  });

  it("shows many cartons rounded down, loose articles in pieces, and bands where the shop wants no figures", () => {
    expect(at({ stock: 120 * 487 + 3 })?.amount).toEqual({ count: 400, is_exact: false, unit: "carton" });
    const loose = { minimum_order: 1, carton_quantity: null };
    expect(availabilityOf(supply({ stock: 1000 }), loose)?.amount).toEqual({
      count: 1000,
      is_exact: false,
      unit: "piece",
    });
    expect(at({ stock: 50_000 }, { display: "bands" })).toMatchObject({ level: "plenty", amount: null });
  });

  it("is made to order where the stock does not do and the record has a lead time", () => {
    const both = { stock: 1080, lead_time_days: 15 };
    expect(at(both)).toMatchObject({ state: "in_stock", lead_time_days: 15 });
    expect(at(both, { quantity: 1200 })).toMatchObject({ state: "made_to_order", lead_time_days: 15 });
    expect(at({ lead_time_days: 15, back_on: "2026-12-12" })).toMatchObject({ state: "made_to_order" });
    expect(canBeOrdered(at(both, { quantity: 1200 }))).toBe(true);
  });

  it("is back on a date until that has passed", () => {
    expect(at({ stock: 0, back_on: "2026-12-12" })).toMatchObject({
      state: "back_on_date",
      back_on: "2026-12-12",
    });
    expect(at({ stock: 0, back_on: today })).toMatchObject({ state: "back_on_date" });
    expect(at({ stock: 0, back_on: "2026-11-24" })).toMatchObject({ state: "out_of_stock", back_on: null });
    expect(at({ back_on: "2026-12-12" })).toMatchObject({ state: "back_on_date" });
    expect(at({ back_on: "2026-11-24" })).toBeNull();
    expect(canBeOrdered(at({ back_on: "2026-12-12" }))).toBe(false);
  });

  it("never shows more than there is, agrees with what is in stock, and notices when another figure is due", () => {
    const rules = fc.record({
      minimum_order: fc.integer({ min: 1, max: 5000 }),
      carton_quantity: fc.option(fc.integer({ min: 1, max: 500 })),
    });
    fc.assert(
      fc.property(rules, fc.nat(1_000_000), fc.nat(1_000_000), (given, stock, other) => {
        const shown = availabilityOf(supply({ stock }), given);
        expect(shown?.state === "in_stock").toBe(isInStock(stock, given));
        if (shown?.amount) {
          const pieces = shown.amount.count * (given.carton_quantity ?? 1);
          expect(pieces).toBeLessThanOrEqual(stock);
          expect(pieces * 10).toBeGreaterThan(stock);
        }
        const same =
          JSON.stringify(shown) === JSON.stringify(availabilityOf(supply({ stock: other }), given));
        expect(isDisplayedAlike(stock, other, given)).toBe(same);
      }),
    );
  });
});

describe("the text of availability", () => {
  const shown = (over: Partial<Supply>, locale: Locale, asked = {}) => {
    const availability = at(over, asked);
    return availability && availabilityText(availability, locale);
  };

  it("counts as each language does", () => {
    expect(shown({ stock: 120 * 37 }, "tr")).toBe("Stokta: 30+ koli");
    expect(shown({ stock: 120 * 9 }, "en")).toBe("In stock: 9 cartons");
    expect(shown({ stock: 50_000 }, "de", { display: "bands" })).toBe("Auf Lager: reichlich");
    const days = [1, 2, 3, 15, 21].map((lead_time_days) => shown({ lead_time_days }, "ru"));
    expect(days).toEqual([
      "Под заказ: 1 рабочий день",
      "Под заказ: 2 рабочих дня",
      "Под заказ: 3 рабочих дня",
      "Под заказ: 15 рабочих дней",
      "Под заказ: 21 рабочий день",
    ]);
    expect([1, 2, 5, 15].map((lead_time_days) => shown({ lead_time_days }, "ar"))).toEqual([
      "يُصنع حسب الطلب: يوم عمل واحد",
      "يُصنع حسب الطلب: يوما عمل",
      "يُصنع حسب الطلب: 5 أيام عمل",
      "يُصنع حسب الطلب: 15 يوم عمل",
    ]);
  });

  it("leaves no placeholder and nothing empty in any language and state", () => {
    const supplies = [
      { stock: 120 * 37 },
      { stock: 1080, lead_time_days: 2 },
      { lead_time_days: 1 },
      { stock: 0, back_on: "2026-12-12" },
      { stock: 0 },
    ];
    for (const locale of locales)
      for (const display of stockDisplays) {
        const all = supplies.map((one) => shown(one, locale, { display }));
        expect(new Set(all).size).toBe(supplies.length);
        for (const text of all) expect(text).toMatch(/^[^{}]{5,60}$/);
      }
  });
});
