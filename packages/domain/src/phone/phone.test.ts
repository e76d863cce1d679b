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

const countries = [...numberingPlans().keys()];
const anyCountry = fc.constantFrom(...countries);
const anyDigits = fc.string({ unit: fc.constantFrom(...Array.from("0123456789")), maxLength: 18 });

/** Text that a field may contain: digits of three scripts, punctuation, letters. */
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

  it.each([
    ["90532", "TR"],
    ["1212", "US"],
    ["1", "US"],
    ["1416", "CA"],
    ["1604", "CA"],
    ["1242", "BS"],
    ["1809", "DO"],
    ["1849", "DO"],
    ["1939", "PR"],
    ["1658", "JM"],
    ["7912", "RU"],
    ["7701", "KZ"],
    ["447911", "GB"],
    ["441481", "GG"],
    ["44153", "GB"],
    ["441534", "JE"],
    ["35818", "AX"],
    ["3589", "FI"],
    ["390669", "IT"],
    ["3906698", "VA"],
    ["4779", "SJ"],
    ["21266", "MA"],
    ["2125288", "EH"],
    ["262639", "YT"],
    ["262692", "RE"],
    ["590590", "GP"],
    ["5999", "CW"],
    ["5997", "BQ"],
    ["383", "XK"],
    ["971", "AE"],
    ["972", "IL"],
    ["970", "PS"],
  ])("take +%s for %s", (digits, country) => {
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
    const named = new Set([
      "MX",
      "RU",
      "TR",
      "GB",
      "US",
      "CA",
      "IN",
      "CN",
      "FR",
      "NL",
      "SA",
      "ZA",
      "ES",
      "CH",
      "AE",
      "KR",
    ]);
    for (const country of countries.filter((code) => !named.has(code)))
      expect(phoneLengths(country)).toEqual([4, 15]);
  });
});

describe("what people write", () => {
  it.each([
    ["5321234567", "+905321234567"],
    ["05321234567", "+905321234567"],
    ["0532 123 45 67", "+905321234567"],
    ["0 (532) 123-45-67", "+905321234567"],
    ["+90 532 123 45 67", "+905321234567"],
    ["+90 (0) 532 123 45 67", "+905321234567"],
    ["0090 532 123 45 67", "+905321234567"],
    ["905321234567", "+905321234567"],
    ["tel:+90-532-123-45-67", "+905321234567"],
    ["٠٥٣٢ ١٢٣ ٤٥ ٦٧", "+905321234567"],
    ["۰۵۳۲ ۱۲۳ ۴۵ ۶۷", "+905321234567"],
    ["＋９０５３２１２３４５６７", "+905321234567"],
    ["\u202a+90 532 123 45 67\u202c", "+905321234567"],
    ["0532\u00a0123\u00a045\u00a067", "+905321234567"],
    ["0532.123.45.67", "+905321234567"],
    ["0532/1234567", "+905321234567"],
    ["0532–123–45–67", "+905321234567"],
    ["+1 (212) 555-0123", "+12125550123"],
    ["12125550123", "+12125550123"],
    ["+1 416 555 0123", "+14165550123"],
    ["+1 242 555 0123", "+12425550123"],
    ["+44 (0)20 7946 0958", "+442079460958"],
    ["0044 20 7946 0958", "+442079460958"],
    ["+33 06 12 34 56 78", "+33612345678"],
    ["+7 912 345-67-89", "+79123456789"],
    ["+7 8 912 345-67-89", "+79123456789"],
    ["+971 50 123 4567", "+971501234567"],
    ["+966 050 123 4567", "+966501234567"],
    ["+39 02 1234 5678", "+390212345678"],
    ["+49 1512 3456789", "+4915123456789"],
    ["491512345678", "+491512345678"],
    ["+36 06 30 123 4567", "+36301234567"],
  ])("%s means %s", (written, stored) => {
    expect(phoneSchema.parse(written)).toBe(stored);
  });

  it.each([
    "532123456",
    "53212345678",
    "31212345678",
    "444 0 444",
    "+90 532 123 45 6",
    "+90 532 123 45 678",
    "+999 123 456",
    "+",
    "00",
    "telefon",
    "0532 123 45 67 dahili 5",
    "O532 123 45 67",
    "<script>",
    "0532 123 45 67 ".repeat(2),
    `${" ".repeat(30)}(${"-".repeat(100)}5321234567`,
  ])("%j is refused in the words of section 5", (written) => {
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

  it.each([
    ["8 (912) 345-67-89", "RU", "+79123456789", "RU"],
    ["812 345 67 89", "RU", "+78123456789", "RU"],
    ["8 701 123 45 67", "KZ", "+77011234567", "KZ"],
    ["8 029 123 45 67", "BY", "+375291234567", "BY"],
    ["06 30 123 4567", "HU", "+36301234567", "HU"],
    ["1-212-555-0123", "US", "+12125550123", "US"],
    ["416 555 0123", "US", "+14165550123", "CA"],
    ["242 555 0123", "US", "+12425550123", "BS"],
    ["212 555 0123", "CA", "+12125550123", "CA"],
    ["829 555 1234", "DO", "+18295551234", "DO"],
    ["555 1234", "DO", "+18095551234", "DO"],
    ["06 12 34 56 78", "FR", "+33612345678", "FR"],
    ["0590 12 34 56", "MF", "+590590123456", "MF"],
    ["+590 590 12 34 56", "MF", "+590590123456", "MF"],
    ["+590 590 12 34 56", "TR", "+590590123456", "GP"],
    ["01 41 23 45 67", "CI", "+2250141234567", "CI"],
    ["010-1234-5678", "KR", "+821012345678", "KR"],
    ["050 123 4567", "AE", "+971501234567", "AE"],
    ["07781 123456", "GB", "+447781123456", "GG"],
  ])("%s in %s is %s of %s", (written, picked, stored, country) => {
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
  it.each([
    ["5321234567", "TR", "532 123 45 67"],
    ["532123456", "TR", "532123456"],
    ["53212345678", "TR", "532 123 45 678"],
    ["2125550123", "US", "(212) 555-0123"],
    ["212555012", "US", "212555012"],
    ["4165550123", "CA", "(416) 555-0123"],
    ["612345678", "FR", "6 12 34 56 78"],
    ["0612345678", "FR", "06 12 34 56 78"],
    ["2079460958", "GB", "20 7946 0958"],
    ["7911123456", "GB", "7911 123456"],
    ["9123456789", "RU", "912 345 67 89"],
    ["501234567", "AE", "50 123 4567"],
    ["13812345678", "CN", "138 1234 5678"],
    ["5512345678", "MX", "55 1234 5678"],
    ["1512345678", "DE", "1512345678"],
    ["", "TR", ""],
  ])("%s of %s is shown as %j", (digits, country, shown) => {
    expect(formatNational(digits, country)).toBe(shown);
  });

  it.each([
    ["+905321234567", "+90 532 123 45 67"],
    ["+12125550123", "+1 (212) 555-0123"],
    ["+12425550123", "+1 (242) 555-0123"],
    ["+33612345678", "+33 6 12 34 56 78"],
    ["+4915123456789", "+49 15123456789"],
    ["0212 555 00 00", "+90 212 555 00 00"],
    ["call us", "call us"],
    ["", ""],
  ])("%s is shown as %s", (stored, shown) => {
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
