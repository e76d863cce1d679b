import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { companyNumber, isCitizenNumber, isTaxNumber, maxCompanyNumberLength } from "./vkn.ts";

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });

/** Completes the last digits so that the test accepts the number; empty when no ending does. */
function completed(start: readonly number[], missing: 1 | 2, test: (text: string) => boolean): string[] {
  return Array.from(
    { length: 10 ** missing },
    (_, ending) => start.join("") + String(ending).padStart(missing, "0"),
  ).filter(test);
}

/** The rule of the Revenue Administration, stated differently: each weighted digit is its digital root. */
function expectedCheckDigit(start: readonly number[]): number {
  const sum = start.reduce((total, digit, index) => {
    const raised = (digit + 9 - index) % 10;
    let root = raised * 2 ** (9 - index);
    while (root > 9)
      root = String(root)
        .split("")
        .reduce((all, each) => all + Number(each), 0);
    return total + root;
  }, 0);
  return (10 - (sum % 10)) % 10;
}

describe("a Turkish tax number", () => {
  it.each(["4810058590", "0150015264", "8790017566"])("such as the published %s", (number) => {
    expect(isTaxNumber(number)).toBe(true);
  });

  it("has exactly one right last digit, the one of the rule", () => {
    fc.assert(
      fc.property(digits(9), (start) => {
        expect(completed(start, 1, isTaxNumber)).toEqual([`${start.join("")}${expectedCheckDigit(start)}`]);
      }),
    );
  });

  it("detects every single wrong digit", () => {
    fc.assert(
      fc.property(digits(9), fc.nat(8), fc.integer({ min: 1, max: 9 }), (start, at, by) => {
        const [right = ""] = completed(start, 1, isTaxNumber);
        const wrong = right
          .split("")
          .map((digit, index) => (index === at ? (Number(digit) + by) % 10 : digit));
        // Weighting maps ten digits to ten different ones: every single error is detected.
        expect(isTaxNumber(wrong.join(""))).toBe(false);
      }),
    );
  });

  it.each(["", "481005859", "48100585900", "481005859x", "٤٨١٠٠٥٨٥٩٠", " 4810058590"])(
    "is not %j",
    (text) => {
      expect(isTaxNumber(text)).toBe(false);
    },
  );
});

describe("a Turkish citizen's number", () => {
  it("has exactly one right ending", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), digits(8), (first, rest) => {
        const endings = completed([first, ...rest], 2, isCitizenNumber);
        expect(endings).toHaveLength(1);
      }),
    );
  });

  it("detects every single wrong digit", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        digits(8),
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 1, max: 9 }),
        (first, rest, at, by) => {
          const [right = ""] = completed([first, ...rest], 2, isCitizenNumber);
          const wrong = right
            .split("")
            .map((digit, index) => (index === at ? (Number(digit) + by) % 10 : digit));
          expect(isCitizenNumber(wrong.join(""))).toBe(false);
        },
      ),
    );
  });

  it.each(["10000000146", "12345678950"])("such as the %s of many examples", (number) => {
    expect(isCitizenNumber(number)).toBe(true);
  });

  it.each(["", "00000000000", "1000000014", "10000000147", "02345678950", "1000000014a"])(
    "is not %j",
    (text) => {
      expect(isCitizenNumber(text)).toBe(false);
    },
  );
});

describe("a company's number", () => {
  it.each([
    ["481 005 85 90", true, "4810058590"],
    ["٤٨١٠٠٥٨٥٩٠", true, "4810058590"],
    ["100.000.001-46", true, "10000000146"],
    ["4810058591", true, null],
    ["DE 136695976", true, null],
    ["DE 136695976", false, "DE136695976"],
    ["de136695976", false, "DE136695976"],
    ["12.345.678/0001-90", false, "12.345.678/0001-90"],
    ["٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣", false, "300000000000003"],
    ["abc", false, null],
    ["ABCDEF", false, null],
    ["1-2-", false, null],
    ["<b>12</b>", false, null],
  ])("%j, in Türkiye: %s, is %j", (text, inTurkiye, expected) => {
    expect(companyNumber(text, inTurkiye)).toBe(expected);
  });

  it("is stored in one writing: taking it again changes nothing", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          digits(10).map((all) => all.join(" ")),
        ),
        fc.boolean(),
        (text, home) => {
          const number = companyNumber(text, home);
          if (number === null) return;
          expect(number.length).toBeLessThanOrEqual(maxCompanyNumberLength);
          expect(companyNumber(number, home)).toBe(number);
        },
      ),
    );
  });
});

it("S1: refuses thousands of combining characters, which take quadratic time to compose", () => {
  const started = process.cpuUsage();
  for (const home of [true, false])
    expect(companyNumber(`12${"\u0301\u0316".repeat(100_000)}`, home)).toBeNull();
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(500);
});
