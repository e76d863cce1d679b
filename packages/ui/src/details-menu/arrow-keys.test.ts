import { describe, expect, it } from "vitest";
import { placeAfter, stepAlongLine, stepDownColumn } from "./arrow-keys.logic.ts";

describe("stepAlongLine", () => {
  it("follows the direction of reading", () => {
    expect(stepAlongLine("ArrowRight", "ltr")).toBe("next");
    expect(stepAlongLine("ArrowLeft", "ltr")).toBe("previous");
    expect(stepAlongLine("ArrowLeft", "rtl")).toBe("next");
    expect(stepAlongLine("ArrowRight", "rtl")).toBe("previous");
  });

  it("leads to the ends in both directions, and leaves other keys alone", () => {
    for (const direction of ["ltr", "rtl"] as const) {
      expect(stepAlongLine("Home", direction)).toBe("first");
      expect(stepAlongLine("End", direction)).toBe("last");
      expect(stepAlongLine("ArrowDown", direction)).toBeUndefined();
      expect(stepAlongLine("a", direction)).toBeUndefined();
    }
  });
});

describe("stepDownColumn", () => {
  it("goes up and down, and leaves the sideways arrows alone", () => {
    expect(stepDownColumn("ArrowDown")).toBe("next");
    expect(stepDownColumn("ArrowUp")).toBe("previous");
    expect(stepDownColumn("End")).toBe("last");
    expect(stepDownColumn("ArrowLeft")).toBeUndefined();
  });
});

describe("placeAfter", () => {
  it("stops at the ends", () => {
    expect(placeAfter("next", 0, 3)).toBe(1);
    expect(placeAfter("next", 2, 3)).toBe(2);
    expect(placeAfter("previous", 0, 3)).toBe(0);
    expect(placeAfter("first", 2, 3)).toBe(0);
    expect(placeAfter("last", 0, 3)).toBe(2);
    expect(placeAfter("first", -1, 0)).toBe(-1);
    expect(placeAfter("next", -1, 0)).toBe(-1);
  });
});
