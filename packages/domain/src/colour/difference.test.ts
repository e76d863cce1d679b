import { describe, expect, it } from "vitest";
import { colourDifference, labOf, nearestColours, ralColours, type Lab } from "./index.ts";

/** Pairs of Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula" (2005), table 1. */
const published: readonly (readonly [Lab, Lab, number])[] = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 3.1571, -77.2803], [50, 0, -82.7485], 2.8615],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [[50, -0.001, 2.49], [50, 0.0009, -2.49], 4.8045],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [61, -5, 29], 22.8977],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.263],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
  [[6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
];

describe("colourDifference", () => {
  it.each(published)("of %j and %j is as published, both ways", (one, other, difference) => {
    expect(colourDifference(one, other)).toBeCloseTo(difference, 4);
    expect(colourDifference(other, one)).toBeCloseTo(difference, 4);
  });

  it("measures L*a*b* of sRGB under D65", () => {
    const [l, a, b] = labOf("#ff0000");
    expect([l, a, b].map((value) => Math.round(value * 100) / 100)).toEqual([53.24, 80.09, 67.2]);
    expect(colourDifference(labOf("#000000"), labOf("#ffffff"))).toBeCloseTo(100, 2);
  });
});

describe("nearestColours", () => {
  it("finds each colour of the collection as the nearest to itself", () => {
    for (const { hex } of ralColours) {
      const [first] = nearestColours(hex, 1, ralColours);
      expect(first?.difference).toBe(0);
      expect(first?.colour.hex).toBe(hex);
    }
  });

  it("puts the nearest first, and no more than asked for", () => {
    const near = nearestColours("#1d6fae", 5, ralColours);
    expect(near).toHaveLength(5);
    const differences = near.map(({ difference }) => difference);
    expect(differences).toEqual(differences.toSorted((one, other) => one - other));
    // Any blue: the group begins with 5.
    expect(near.every(({ colour }) => colour.code.startsWith("5"))).toBe(true);
  });
});
