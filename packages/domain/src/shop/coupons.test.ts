import { describe, expect, it } from "vitest";
import { locales } from "../locales/index.ts";
import { couponProblemTexts, couponKey, couponProblem, type CouponTerms } from "./coupons.ts";
import { decimalOf, formatMoney } from "./money.ts";

const at = "2026-11-21T10:00:00.000Z";
const cart = { currency: "TRY", net_subtotal_minor: 500_000 };
const terms: CouponTerms = {
  is_active: true,
  currency: "TRY",
  minimum_minor: 500_000,
  valid_from: "2026-01-01T00:00:00.000Z",
  valid_to: "2027-01-01T00:00:00.000Z",
  usage_limit: 10,
  usage_limit_per_customer: 1,
  used: 9,
  used_by_customer: 0,
};

describe("coupons", () => {
  it("apply within their terms and report which of them is not met", () => {
    expect(couponProblem(terms, cart, at)).toBeNull();
    expect(couponProblem(null, cart, at)).toBe("unknown");
    expect(couponProblem({ ...terms, is_active: false }, cart, at)).toBe("unknown");
    expect(couponProblem({ ...terms, valid_from: "2026-11-21T10:00:00.001Z" }, cart, at)).toBe("not_yet");
    expect(couponProblem({ ...terms, valid_to: at }, cart, at)).toBe("expired");
    expect(couponProblem({ ...terms, valid_to: null }, cart, at)).toBeNull();
    expect(couponProblem({ ...terms, used: 10 }, cart, at)).toBe("used_up");
    expect(couponProblem({ ...terms, used_by_customer: 1 }, cart, at)).toBe("used_by_customer");
    expect(couponProblem({ ...terms, currency: "EUR" }, cart, at)).toBe("currency");
    expect(couponProblem({ ...terms, minimum_minor: 500_001 }, cart, at)).toBe("minimum");
  });

  it("have a message in every language, with its money format", () => {
    expect(couponProblemTexts("minimum", terms).tr).toContain("₺5.000,00");
    for (const problem of [
      "unknown",
      "not_yet",
      "expired",
      "currency",
      "minimum",
      "used_up",
      "used_by_customer",
    ] as const)
      for (const locale of locales) {
        const message = couponProblemTexts(problem, terms)[locale];
        expect(message, `${problem} ${locale}`).not.toMatch(/[{}]|undefined/);
        expect(message.length).toBeGreaterThan(5);
      }
  });

  it("are found however they are typed, also on a Turkish keyboard", () => {
    for (const typed of ["hosgeldin10", " HOSGELDIN 10", "HOSGELDİN10", "hosgeldın10"])
      expect(couponKey(typed)).toBe("HOSGELDIN10");
  });
});

describe("money", () => {
  it("is written exactly, whatever the currency's minor unit", () => {
    expect([5, 123_450, 0].map((amount) => decimalOf(amount, "TRY"))).toEqual(["0.05", "1234.50", "0.00"]);
    expect(decimalOf(1234, "JPY")).toBe("1234");
    expect(formatMoney(123_450, "TRY", "tr")).toBe("₺1.234,50");
    expect(formatMoney(-123_450, "TRY", "tr")).toBe("-₺1.234,50");
  });

  it("has its currency on the same side with a sign, where text runs from right to left", () => {
    expect(formatMoney(123_450, "TRY", "ar")).toBe("\u200f1,234.50\u00a0TRY");
    expect(formatMoney(-123_450, "TRY", "ar")).toBe("\u200f\u2066-1,234.50\u2069\u00a0TRY");
  });
});
