import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderNumber, parseOrderNumber } from "./order-number.ts";

const randoms = fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 5, maxLength: 5 });
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

describe("order numbers", () => {
  it("name the month and read back as they are, however they are written", () => {
    const number = orderNumber(new Date("2026-11-21T03:00:00Z"), [7, 3, 19, 20, 0]);
    expect(number).toMatch(/^PF-2611-73KM0[0-9A-Z]$/);
    expect(parseOrderNumber(number)).toBe(number);
    expect(parseOrderNumber(` ${number.toLowerCase().replaceAll("-", " ")} `)).toBe(number);
    expect(parseOrderNumber(number.replace("PF-", "").replaceAll("0", "O"))).toBe(number);
    for (const wrong of ["", "PF", "PF-2611", "PF-2611-73KM0", "PF-2611-73KM0UU", "🍋"])
      expect(parseOrderNumber(wrong)).toBeNull();
  });

  it("show every wrong character and every two that changed places", () => {
    fc.assert(
      fc.property(
        randoms,
        fc.integer({ min: 8, max: 13 }),
        fc.constantFrom(...Array.from(alphabet)),
        (values, at, other) => {
          const number = orderNumber(new Date("2026-11-21"), values);
          const wrong = number.slice(0, at) + other + number.slice(at + 1);
          expect(parseOrderNumber(wrong)).toBe(other === number[at] ? number : null);
          if (at < 13) {
            const [a = "", b = ""] = [number[at], number[at + 1]];
            const swapped = number.slice(0, at) + b + a + number.slice(at + 2);
            expect(parseOrderNumber(swapped)).toBe(a === b ? number : null);
          }
        },
      ),
    );
  });
});
