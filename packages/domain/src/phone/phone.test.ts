import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { errorMessages } from "../errors/index.ts";
import { locales } from "../locales/index.ts";
import { fieldErrors } from "../validation/index.ts";
import {
  asciiDigits,
  digitsOf,
  formatNational,
  formatPhone,
  matchDialCode,
  numberingPlans,
  parsePhone,
  phoneLengths,
  phoneProblem,
  phoneValue,
  planOf,
  readPhone,
} from "./index.ts";
import { optionalPhoneSchema, phoneSchema } from "./schema.ts";
import cases from "./phone.fixtures.json" with { type: "json" };

const countries = [...numberingPlans().keys()];
const anyCountry = fc.constantFrom(...countries);
const anyDigits = fc.string({ unit: fc.constantFrom(...Array.from("0123456789")), maxLength: 18 });

/** Possible text of a field: digits of three scripts, punctuation, letters. */
const anyText = fc.string({
  unit: fc.constantFrom(...Array.from("0123456789٠١٩۰۵۹+++-() .a\u200e")),
  maxLength: 24,
});

describe("the plans", () => {
  it("know every country of the list by its dial code", () => {
    for (const [country, plan] of numberingPlans()) {
      for (const dialCode of plan.dialCodes) {
        expect(dialCode).toMatch(/^[1-9]\d{0,3}$/);
        const found = matchDialCode(`${dialCode}${plan.openings[0] ?? ""}`);
        const isHidden = planOf(found?.country ?? "")?.dialCodes.includes(dialCode);
        expect(found?.country === country || isHidden, `${country} +${dialCode}`).toBe(true);
      }
    }
    expect(countries.length).toBe(246);
  });

  it.each(cases.openings)("take +%s for %s", (digits, country) => {
    expect(matchDialCode(digits)?.country).toBe(country);
  });

  it.each(["", "0", "999", "210", "8"])("do not know +%s", (digits) => {
    expect(matchDialCode(digits)).toBeNull();
  });
});

describe("lengths", () => {
  it.each<[country: string, min: number, max: number]>([
    ...["MX", "RU", "TR", "GB", "US", "CA", "IN"].map((country): [string, number, number] => [
      country,
      10,
      10,
    ]),
    ["CN", 11, 11],
    ...["FR", "NL", "SA", "ZA", "ES", "CH", "AE"].map((country): [string, number, number] => [country, 9, 9]),
    ["KR", 9, 10],
    ...["DE", "IT", "GR", "BR", "JP", "AU", "EG", "UA"].map((country): [string, number, number] => [
      country,
      4,
      15,
    ]),
  ])("of %s are %i to %i, and no other", (country, min, max) => {
    expect(phoneLengths(country)).toEqual([min, max]);
    for (let length = 1; length <= 17; length += 1) {
      const digits = "2".repeat(length);
      const expected = length < min ? "tooShort" : length > max ? "tooLong" : null;
      expect(phoneProblem(digits, country)).toBe(expected);
      const parsed = parsePhone(`+${planOf(country)?.dialCodes[0]}${digits}`, country);
      expect(parsed === null).toBe(expected !== null);
    }
    expect(phoneProblem("", country)).toBe("missing");
  });

  it("are 4 to 15 for every country that section 5 does not name", () => {
    const named = new Set("MX RU TR GB US CA IN CN FR NL SA ZA ES CH AE KR".split(" "));
    for (const country of countries.filter((code) => !named.has(code)))
      expect(phoneLengths(country)).toEqual([4, 15]);
  });
});

describe("what people write", () => {
  it.each(cases.written)("%s means %s", (written, stored) => {
    expect(phoneSchema.parse(written)).toBe(stored);
  });

  it.each(cases.refused)("%j is refused in the words of section 5", (written) => {
    const result = phoneSchema.safeParse(written);
    for (const locale of locales)
      expect(fieldErrors(result.error?.issues ?? [], locale)).toEqual([
        { field: "request", message: errorMessages[locale].PHONE_INVALID },
      ]);
  });

  it("asks for what is missing, and lets optional ones be left out", () => {
    const missing = phoneSchema.safeParse("  ");
    expect(fieldErrors(missing.error?.issues ?? [], "tr")[0]?.message).toBe("Bu alan zorunludur.");
    expect(optionalPhoneSchema.parse("  ")).toBeNull();
    expect(optionalPhoneSchema.parse(null)).toBeNull();
    expect(optionalPhoneSchema.parse(undefined)).toBeNull();
    expect(optionalPhoneSchema.parse("0532 123 45 67")).toBe("+905321234567");
    const wrong = optionalPhoneSchema.safeParse("12");
    expect(fieldErrors(wrong.error?.issues ?? [], "de")[0]?.message).toBe(errorMessages.de.PHONE_INVALID);
  });

  it.each(cases.picked)("%s in %s is %s of %s", (written, picked, stored, country) => {
    const number = parsePhone(written, picked);
    expect(number && [phoneValue(number), number.country]).toEqual([stored, country]);
  });

  it("knows no numbers of places without telephones", () => {
    expect(planOf("BV")).toBeUndefined();
    expect(parsePhone("5321234567", "BV")).toBeNull();
    expect(parsePhone("5321234567", "")).toBeNull();
  });

  it("stores every valid number so that it reads back as itself, whatever country is picked then", () => {
    fc.assert(
      fc.property(anyText, anyCountry, anyCountry, (text, picked, later) => {
        const number = parsePhone(text, picked);
        if (number === null) return;
        const stored = phoneValue(number);
        const again = parsePhone(stored, later);
        expect(again && phoneValue(again)).toBe(stored);
      }),
      { numRuns: 3000 },
    );
  });

  it("does not care how a number of the right length is punctuated", () => {
    fc.assert(
      fc.property(
        anyCountry,
        fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom("", " ", "-", ".", "(", ")", "/"))),
        (country, parts) => {
          const bare = parts.map(([digit]) => digit).join("");
          const punctuated = parts.map(([digit, mark]) => `${digit}${mark}`).join("");
          expect(readPhone(punctuated, country)).toEqual(readPhone(bare, country));
        },
      ),
    );
  });

  it("reads digits of every script alike", () => {
    fc.assert(
      fc.property(anyDigits, (digits) => {
        for (const zero of [0x0660, 0x06f0, 0xff10]) {
          const foreign = Array.from(digits, (digit) => String.fromCharCode(zero + Number(digit))).join("");
          expect(asciiDigits(foreign)).toBe(digits);
          expect(digitsOf(`a${foreign}-`)).toBe(digits);
        }
      }),
    );
  });
});

describe("display", () => {
  it.each(cases.shown)("%s of %s is shown as %j", (digits, country, shown) => {
    expect(formatNational(digits, country)).toBe(shown);
  });

  it.each(cases.shownWhole)("%s is shown as %s", (stored, shown) => {
    expect(formatPhone(stored)).toBe(shown);
  });

  it("neither loses nor adds a digit, and reads back as the same number", () => {
    fc.assert(
      fc.property(anyText, anyCountry, (text, country) => {
        const number = parsePhone(text, country);
        if (number === null) return;
        const shown = formatPhone(phoneValue(number));
        expect(`+${digitsOf(shown)}`).toBe(phoneValue(number));
        const again = parsePhone(shown);
        expect(again && phoneValue(again)).toBe(phoneValue(number));
      }),
      { numRuns: 3000 },
    );
    fc.assert(
      fc.property(anyDigits, anyCountry, (digits, country) => {
        expect(digitsOf(formatNational(digits, country))).toBe(digits);
      }),
      { numRuns: 2000 },
    );
  });
});
