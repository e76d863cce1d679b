import { describe, expect, it } from "vitest";
import { defaultLocale, directionOf, isLocale, localeNames, locales, switcherLocales } from "./index.ts";

describe("locales", () => {
  it("are six, Turkish first", () => {
    expect(locales).toEqual(["tr", "en", "ru", "fr", "ar", "de"]);
    expect(defaultLocale).toBe("tr");
  });

  it("offers all but German in the switcher", () => {
    expect(switcherLocales).toEqual(["tr", "en", "ru", "fr", "ar"]);
  });

  it("names each language as its own speakers and the browser's data do", () => {
    for (const locale of locales) {
      const ownName = new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? "";
      expect(localeNames[locale].toLocaleLowerCase(locale)).toBe(ownName.toLocaleLowerCase(locale));
    }
  });

  it.each([
    ["ar", "rtl"],
    ["he", "rtl"],
    ["fa", "rtl"],
    ["ur", "rtl"],
    ["AR", "rtl"],
    ["ar-EG", "rtl"],
    ["tr", "ltr"],
    ["en", "ltr"],
    ["ru", "ltr"],
    ["fr", "ltr"],
    ["de", "ltr"],
    ["arn", "ltr"],
    ["", "ltr"],
  ])("reads %j %s", (language, direction) => {
    expect(directionOf(language)).toBe(direction);
  });

  it.each([
    ["tr", true],
    ["de", true],
    ["TR", false],
    ["es", false],
    ["toString", false],
    [undefined, false],
    [7, false],
  ])("says of %j: %s", (value, expected) => {
    expect(isLocale(value)).toBe(expected);
  });
});
