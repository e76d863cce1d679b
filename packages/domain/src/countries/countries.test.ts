import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locales, type Locale } from "../locales/index.ts";
import { countries, countryName, searchCountries } from "./index.ts";
import cases from "./countries.fixtures.json" with { type: "json" };

describe("the list", () => {
  it.each(locales)("covers the world in %s, Turkey first, the rest in order", (locale) => {
    const list = countries(locale);
    expect(list.length).toBe(250);
    expect(list[0]?.code).toBe("TR");
    const rest = list.slice(1).map(({ name }) => name);
    expect(rest).toEqual(rest.toSorted(new Intl.Collator(locale).compare));
    // The engine returns the code itself when it has no name.
    expect(list.filter(({ name, code }) => name === code)).toEqual([]);
    expect(new Set(list.map(({ name }) => name)).size).toBe(250);
  });

  it("has every field of the contract", () => {
    const list = countries("tr");
    expect(list[0]).toEqual({
      code: "TR",
      name: "Türkiye",
      englishName: "Türkiye",
      localName: "Türkiye",
      emoji: "🇹🇷",
      image: "tr.svg",
      dialCodes: ["+90"],
      slug: "turkiye",
      phoneRegex: "^\\d{10}$",
    });
    for (const country of list) {
      expect(country.code).toMatch(/^[A-Z]{2}$/);
      expect(country.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(() => new RegExp(country.phoneRegex)).not.toThrow();
      for (const dialCode of country.dialCodes ?? []) expect(dialCode).toMatch(/^\+[1-9]\d{0,3}$/);
    }
    expect(new Set(list.map(({ slug }) => slug)).size).toBe(250);
    const silent = list.filter(({ dialCodes }) => dialCodes === undefined).map(({ code }) => code);
    expect(silent.sort()).toEqual(["BV", "HM", "TF", "UM"]);
  });

  it.each(cases.ownNames)("calls %s %s in its own language", (code, name) => {
    expect(countries("tr").find((country) => country.code === code)?.localName).toBe(name);
  });

  it.each([
    ["HK", "Hong Kong"],
    ["MO", "Makao"],
    ["PS", "Filistin"],
    ["FK", "Falkland Adaları"],
  ])("uses every browser's name of %s", (code, name) => {
    expect(countryName(code, "tr")).toBe(name);
  });
});

describe("search", () => {
  const first = (query: string, locale: Locale): string | undefined =>
    searchCountries(query, locale)[0]?.code;

  it.each(cases.found as [string, Locale, string][])("%s in %s finds %s first", (query, locale, code) => {
    expect(first(query, locale)).toBe(code);
  });

  it("finds every country by each of its names, its codes, whatever the case", { tags: ["full"] }, () => {
    for (const locale of locales) {
      for (const { code, name, localName, englishName, dialCodes } of countries(locale)) {
        for (const query of [name, localName, englishName, name.toUpperCase(), name.toLowerCase(), code]) {
          const found = searchCountries(query, "tr").map((country) => country.code);
          expect(found, `${query} of ${code}`).toContain(code);
        }
        for (const dialCode of dialCodes ?? [])
          expect(searchCountries(dialCode, locale).map((country) => country.code)).toContain(code);
        expect(first(name, locale)).toBe(code);
      }
    }
  });

  it("takes st at the end for Saint and for the beginning of another word", () => {
    expect(searchCountries("Vereinigte St", "de").map(({ code }) => code)).toContain("US");
    expect(searchCountries("St", "en").map(({ code }) => code)).toContain("LC");
  });

  it("keeps finding a country while its name is being typed", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.nat(249),
        fc.integer({ min: 1, max: 30 }),
        (locale, place, length) => {
          const country = countries(locale)[place];
          if (!country) throw new Error("The list has 250 countries");
          const typed = country.name.slice(0, length);
          expect(searchCountries(typed, locale).map(({ code }) => code)).toContain(country.code);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("shows all for nothing, and none for nonsense", () => {
    expect(searchCountries("", "tr")).toBe(countries("tr"));
    expect(searchCountries("  ", "tr")).toBe(countries("tr"));
    expect(searchCountries("+", "tr")).toBe(countries("tr"));
    expect(searchCountries("qqqq", "tr")).toEqual([]);
    expect(searchCountries("+999", "tr")).toEqual([]);
    expect(searchCountries("!!", "tr")).toEqual([]);
  });

  it("never fails on anything typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.constantFrom(...locales), (query, locale) => {
        expect(Array.isArray(searchCountries(query, locale))).toBe(true);
      }),
    );
  });
});
