import { expect, test } from "vitest";
import { indicativePrices, maxRateAgeDays } from "./indicative.ts";

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
