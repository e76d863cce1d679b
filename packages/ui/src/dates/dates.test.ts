import { locales } from "@preforma/domain/locales";
import { describe, expect, it } from "vitest";
import { formatDate } from "./dates.ts";

describe("formatDate", () => {
  it("formats a day in each language, in the digits of its business documents", () => {
    expect(locales.map((locale) => formatDate("2026-05-04", locale))).toEqual([
      "4 Mayıs 2026",
      "4 May 2026",
      "4 мая 2026 г.",
      "4 mai 2026",
      "4 مايو 2026",
      "4. Mai 2026",
    ]);
  });

  it("formats an instant as its day in Turkey", () => {
    expect(formatDate("2026-08-31T20:59:59.000Z", "tr")).toBe("31 Ağustos 2026");
    expect(formatDate("2026-08-31T21:00:00.000Z", "tr")).toBe("1 Eylül 2026");
  });

  it("uses figures only in the short format", () => {
    expect(formatDate("2026-05-04", "tr", "short")).toBe("04.05.2026");
    expect(formatDate("2026-05-04", "de", "short")).toBe("04.05.2026");
  });

  it("rejects an invalid date", () => {
    expect(() => formatDate("soon", "tr")).toThrow(RangeError);
  });
});
