import { ralColours } from "@preforma/domain/colour";
import { describe, expect, it } from "vitest";
import { colourDifference, coloursNamed, hexIn, nearestColours, textOn } from "./colour-swatches.logic.ts";

describe("nearestColours", () => {
  it("finds a colour of the collection itself, without any difference", () => {
    for (const { code, hex } of [ralColours[0]!, ralColours[100]!]) {
      const [first, second] = nearestColours(hex, ralColours, 2);
      expect(first!.colour.code).toBe(code);
      expect(first!.difference).toBe(0);
      expect(second!.difference).toBeGreaterThan(0);
    }
  });

  it("measures as CIE 1976 does: black and white lie 100 apart", () => {
    expect(colourDifference("#000000", "#ffffff")).toBeCloseTo(100, 1);
    // Pure red of sRGB: L* 53.24, a* 80.09, b* 67.20.
    expect(colourDifference("#000000", "#ff0000")).toBeCloseTo(Math.hypot(53.24, 80.09, 67.2), 1);
  });
});

describe("hexIn", () => {
  it("takes codes, and leaves numbers of the collection alone", () => {
    expect(hexIn(" #1D6FAE ")).toBe("#1d6fae");
    expect(hexIn("1d6fae")).toBe("#1d6fae");
    expect(hexIn("#18f")).toBe("#1188ff");
    expect(hexIn("5015")).toBeNull();
    expect(hexIn("bad")).toBeNull();
    expect(hexIn("#12345")).toBeNull();
  });
});

describe("coloursNamed", () => {
  const codes = (query: string) => coloursNamed(query, ralColours).map(({ code }) => code);

  it("finds by number, from its start on", () => {
    expect(codes("5015")).toEqual(["5015"]);
    expect(codes("RAL 5015")).toEqual(["5015"]);
    expect(codes("ral5015")).toEqual(["5015"]);
    expect(codes("50").every((code) => code.startsWith("50"))).toBe(true);
  });

  it("finds by name in each language, without regard to accents", () => {
    expect(codes("himmelblau")).toEqual(["5015"]);
    expect(codes("sky blue")).toEqual(["5015"]);
    expect(codes("vert emeraude")).toEqual(["6001"]);
    expect(codes("CREMEWEISS")).toEqual(["9001"]);
  });
});

describe("textOn", () => {
  it("takes the better of black and white, which always reaches AA", () => {
    expect(textOn("#ffffff")).toEqual({ text: "#000000", ratio: 21 });
    expect(textOn("#000000").text).toBe("#ffffff");
    for (const { hex } of ralColours) expect(textOn(hex).ratio).toBeGreaterThanOrEqual(4.5);
  });
});
