import { describe, expect, it } from "vitest";
import { fromPosition, sliderSteps, toPosition } from "./range-filter.logic.ts";

describe("the volume slider", () => {
  it("has its ends at the bounds exactly", () => {
    expect(fromPosition(0, 3, 220_000)).toBe(3);
    expect(fromPosition(sliderSteps, 3, 220_000)).toBe(220_000);
    expect(toPosition(3, 3, 220_000)).toBe(0);
    expect(toPosition(220_000, 3, 220_000)).toBe(sliderSteps);
  });

  it("moves in equal ratios, so that bottles and drums share one scale", () => {
    expect(toPosition(100, 1, 10_000)).toBe(sliderSteps / 2);
    expect(fromPosition(sliderSteps / 2, 1, 10_000)).toBe(100);
  });

  it("gives round numbers and never goes back", () => {
    let last = 0;
    for (let position = 0; position <= sliderSteps; position++) {
      const value = fromPosition(position, 2, 220_000);
      expect(value).toBeGreaterThanOrEqual(last);
      last = value;
    }
    expect(fromPosition(97, 2, 220_000)).toBe(560);
  });

  it.each([
    [2, 220_000],
    [0.5, 30],
    [90, 1000],
  ])("has a value of its own for every position, so that no key sticks, from %d to %d", (min, max) => {
    for (let position = 0; position <= sliderSteps; position++)
      expect(toPosition(fromPosition(position, min, max), min, max)).toBe(position);
  });

  it("stands still where there is only one value", () => {
    expect(toPosition(500, 500, 500)).toBe(0);
    expect(fromPosition(0, 500, 500)).toBe(500);
  });
});
