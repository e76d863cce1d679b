import { describe, expect, it } from "vitest";
import {
  acceptedLocale,
  defaultLocale,
  directionOf,
  isLocale,
  localeNames,
  locales,
  switcherLocales,
} from "./index.ts";

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

it.each([
  ["ru-RU,ru;q=0.9,en;q=0.8", "ru"],
  ["es, de;q=0.5, en;q=0.7", "en"],
  ["DE-AT", "de"],
  ["ar;q=0, fr;q=0.1", "fr"],
  ["tr;q=x, en;q=0.2", "en"],
  ["*", null],
  ["es", null],
  ["", null],
  [null, null],
  [undefined, null],
])("F2: of %j the visitor's language is %j", (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});
