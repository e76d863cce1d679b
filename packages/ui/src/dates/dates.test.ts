import { locales } from "@preforma/domain/locales";
import { describe, expect, it } from "vitest";
import { formatDate } from "./dates.ts";

describe("formatDate", () => {
  it("writes a day as each language does, in digits that its readers of trade papers use", () => {
    expect(locales.map((locale) => formatDate("2026-05-04", locale))).toEqual([
      "4 Mayıs 2026",
      "4 May 2026",
      "4 мая 2026 г.",
      "4 mai 2026",
      "4 مايو 2026",
      "4. Mai 2026",
    ]);
  });

  it("takes an instant for the day that it is in Turkey", () => {
    expect(formatDate("2026-08-31T20:59:59.000Z", "tr")).toBe("31 Ağustos 2026");
    expect(formatDate("2026-08-31T21:00:00.000Z", "tr")).toBe("1 Eylül 2026");
  });

  it("writes figures alone where little room is", () => {
    expect(formatDate("2026-05-04", "tr", "short")).toBe("04.05.2026");
    expect(formatDate("2026-05-04", "de", "short")).toBe("04.05.2026");
  });

  it("refuses what is no date", () => {
    expect(() => formatDate("soon", "tr")).toThrow(RangeError);
  });
});
