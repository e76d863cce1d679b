import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  digitsOf,
  numberingPlans,
  phoneFieldValue,
  phoneValue,
  readPhone,
  reformatPhone,
  settlePhone,
  textForCountry,
} from "./index.ts";
import cases from "./field.fixtures.json" with { type: "json" };

/** A text with `|` at the caret. */
function marked(text: string): { text: string; caret: number } {
  return { text: text.replace("|", ""), caret: text.indexOf("|") };
}

function shown(state: { text: string; caret: number }): string {
  return `${state.text.slice(0, state.caret)}|${state.text.slice(state.caret)}`;
}

const anyCountry = fc.constantFrom(...numberingPlans().keys());
const anyText = fc.string({ unit: fc.constantFrom(...Array.from("0012345678٩۵+() -a")), maxLength: 24 });

describe("typing", () => {
  // A prefix before a 0, as in `80012345678`, is not a prefix: the rest would be an international number, or lose its 0
  // too.
  it.each(cases.typed)("%s in %s becomes %s", (before, country, after) => {
    const { text, caret } = marked(before);
    expect(shown(reformatPhone(text, Math.max(0, caret), country))).toBe(after);
  });

  it.each([
    ["+", "TR"],
    ["+9", "TR"],
    ["+90", "TR"],
    ["+4", "TR"],
    ["+44", "GB"],
    ["+441481", "GG"],
    ["+1", "US"],
    ["+1416", "CA"],
  ])("%s under the Turkish flag picks %s", (text, country) => {
    expect(reformatPhone(text, text.length, "TR").country).toBe(country);
  });

  it.each([
    ["532 |123 45 67", "532|123 45 67", "deleteContentBackward", "53|1234567"],
    ["532| 123 45 67", "532|123 45 67", "deleteContentForward", "532|234567"],
    ["(212|) 555-0123", "(212| 555-0123", "deleteContentForward", "212|550123"],
    ["(|212) 555-0123", "|212) 555-0123", "deleteContentBackward", "|(212) 555-0123"],
    ["532 1|23 45 67", "532 |23 45 67", "deleteContentBackward", "532|234567"],
  ])("a delete key at %s goes on to the digit", (previous, after, inputType, expected) => {
    const { text, caret } = marked(after.includes("|") ? after : `${after}|`);
    const edit = { previous: marked(previous).text, inputType };
    const state = reformatPhone(text, caret, previous.startsWith("(") ? "US" : "TR", edit);
    expect(shown(state)).toBe(expected);
  });

  it("lets either delete key empty the field from any place", () => {
    for (const [start, country] of [
      ["532 123 45 67", "TR"],
      ["(212) 555-0123", "US"],
    ] as const) {
      for (const isForward of [true, false]) {
        let state: { text: string; caret: number } = { text: start, caret: isForward ? 0 : start.length };
        for (let presses = 0; state.text !== "" && presses < 40; presses += 1) {
          const at = isForward ? state.caret : state.caret - 1;
          const text = state.text.slice(0, at) + state.text.slice(at + 1);
          state = reformatPhone(text, at, country, {
            previous: state.text,
            inputType: isForward ? "deleteContentForward" : "deleteContentBackward",
          });
        }
        expect(state.text).toBe("");
      }
    }
  });

  it("keeps every digit but a trunk prefix, and the caret behind the digit it was behind", () => {
    fc.assert(
      fc.property(anyText, fc.nat(24), anyCountry, (text, at, country) => {
        const caret = Math.min(at, text.length);
        const state = reformatPhone(text, caret, country);
        const digits = digitsOf(text);
        const remaining = digitsOf(state.text);
        expect(state.caret).toBeGreaterThanOrEqual(0);
        expect(state.caret).toBeLessThanOrEqual(state.text.length);
        const dropped = digits.length - remaining.length;
        if (digits.length <= 15) {
          expect(digits.endsWith(remaining)).toBe(true);
          expect(digits.slice(0, dropped)).toMatch(/^(0|00|8|08|80|1|(06)*)?$/);
          const before = digitsOf(text.slice(0, caret)).length;
          expect(digitsOf(state.text.slice(0, state.caret)).length).toBe(Math.max(0, before - dropped));
        }
      }),
      { numRuns: 5000 },
    );
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(anyText, fc.nat(24), anyCountry, (text, at, country) => {
        const once = reformatPhone(text, Math.min(at, text.length), country);
        expect(reformatPhone(once.text, once.caret, once.country)).toEqual(once);
      }),
      { numRuns: 5000 },
    );
  });

  it("gives the same text typed digit by digit as at once", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from("123456789")), maxLength: 10 }),
        (digits) => {
          for (const country of ["TR", "FR", "GB", "DE", "CA"]) {
            let state = { text: "", caret: 0, country };
            for (const digit of digits) {
              const text = state.text.slice(0, state.caret) + digit + state.text.slice(state.caret);
              state = reformatPhone(text, state.caret + 1, country);
            }
            expect(state).toEqual(reformatPhone(digits, digits.length, country));
          }
        },
      ),
    );
  });
});

describe("settling", () => {
  it.each(cases.settled)("%s under %s leaves %j under %s", (text, picked, settled, country) => {
    expect(settlePhone(text, picked)).toMatchObject({ text: settled, country });
  });

  it("never changes the number that is sent", () => {
    fc.assert(
      fc.property(anyText, anyCountry, (text, country) => {
        const settled = settlePhone(text, country);
        const number = readPhone(text, country);
        expect(phoneFieldValue(settled.text, settled.country)).toBe(
          number && number.digits !== "" ? phoneValue(number) : "",
        );
      }),
      { numRuns: 5000 },
    );
  });
});

describe("another country", () => {
  it("groups the same digits its own way", () => {
    expect(textForCountry("532 123 45 67", "TR", "US")).toBe("(532) 123-4567");
    expect(textForCountry("(532) 123-4567", "US", "DE")).toBe("5321234567");
    expect(textForCountry("+44 20 7946 0958", "TR", "TR")).toBe("207 946 09 58");
    expect(textForCountry("", "TR", "US")).toBe("");
  });
});
