import { describe, expect, it } from "vitest";
import { placeAfterPage, visibleRange } from "./carousel.logic.ts";

const frame = { left: 0, right: 300 };
const row = (start: number, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    left: start + place * 100,
    right: start + place * 100 + 100,
  }));

describe("visibleRange", () => {
  it("counts items that are more than half visible", () => {
    expect(visibleRange(frame, row(0, 6))).toEqual({ first: 0, last: 2 });
    expect(visibleRange(frame, row(-140, 6))).toEqual({ first: 1, last: 3 });
  });

  it("follows the order of the items, which runs to the left in right-to-left text", () => {
    expect(visibleRange(frame, row(0, 6).toReversed())).toEqual({ first: 3, last: 5 });
    expect(visibleRange(frame, row(-300, 6).toReversed())).toEqual({ first: 0, last: 2 });
  });

  it("finds nothing in an empty row", () => {
    expect(visibleRange(frame, [])).toEqual({ first: -1, last: -1 });
  });
});

describe("placeAfterPage", () => {
  it("moves one frame forward and back, and stops at the ends", () => {
    expect(placeAfterPage({ first: 0, last: 2 }, "next", 7)).toBe(3);
    expect(placeAfterPage({ first: 6, last: 6 }, "next", 7)).toBe(6);
    expect(placeAfterPage({ first: 4, last: 6 }, "previous", 7)).toBe(1);
    expect(placeAfterPage({ first: 1, last: 3 }, "previous", 7)).toBe(0);
    expect(placeAfterPage({ first: -1, last: -1 }, "next", 0)).toBe(0);
  });
});
