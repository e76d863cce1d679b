import { describe, expect, test } from "vitest";
import { pageSlots } from "./pages.logic.ts";

describe("which pages are offered", () => {
  test.each([
    [1, 1, "1"],
    [1, 2, "1 2"],
    [3, 7, "1 2 3 4 5 6 7"],
    [3, 8, "1 2 3 4 5 gap 8"],
    [4, 7, "1 2 3 4 5 6 7"],
    [1, 20, "1 2 3 4 5 gap 20"],
    [5, 20, "1 gap 4 5 6 gap 20"],
    [16, 20, "1 gap 15 16 17 gap 20"],
    [17, 20, "1 gap 16 17 18 19 20"],
    [20, 20, "1 gap 16 17 18 19 20"],
    [99, 6, "1 2 3 4 5 6"],
    [0, 6, "1 2 3 4 5 6"],
    [1, 0, "1"],
  ])("page %i of %i: %s", (current, total, slots) => {
    expect(pageSlots(current, total).join(" ")).toBe(slots);
  });

  test("each page once, in order, and no gap for a single page", () => {
    for (let total = 1; total <= 40; total++) {
      for (let current = 1; current <= total; current++) {
        const slots = pageSlots(current, total);
        const pages = slots.filter((slot) => slot !== "gap");
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages).toContain(current);
        expect(pages).toContain(total);
        slots.forEach((slot, index) => {
          if (slot !== "gap") return;
          expect(Number(slots[index + 1]) - Number(slots[index - 1])).toBeGreaterThan(2);
        });
      }
    }
  });
});
