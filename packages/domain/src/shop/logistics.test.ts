import { describe, expect, it, test } from "vitest";
import { fullLoads, loadOf, piecesIn, type Packing } from "./logistics.ts";

/** A 500 ml bottle of 28.5 g: 120 in a carton, 16 cartons on a Euro pallet. */
const bottle: Packing = {
  weightG: 28.5,
  carton: 120,
  pallet: 1920,
  facts: {
    carton: { length_mm: 600, width_mm: 400, height_mm: 400, tare_g: 900 },
    pallet: { length_mm: 1200, width_mm: 800, height_mm: 1744, tare_g: 25_000 },
  },
};
const bare: Packing = { weightG: null, carton: null, pallet: null, facts: undefined };

describe("loadOf", () => {
  it("weighs and measures cartons, begun ones too", () => {
    expect(loadOf(130, bottle, false)).toEqual({
      pieces: 130,
      cartons: 2,
      pallets: null,
      netKg: 3.7,
      grossKg: 5.5,
      volumeM3: 0.192,
    });
  });

  it("adds the pallets to the weight and measures what stands on them", () => {
    const load = loadOf(20_000, bottle, true);
    expect(load).toMatchObject({ cartons: 167, pallets: 11, netKg: 570 });
    expect(load.grossKg).toBeCloseTo(570 + 167 * 0.9 + 11 * 25, 1);
    expect(load.volumeM3).toBeCloseTo(11 * 1.2 * 0.8 * 1.744, 3);
  });

  it("returns null where the record lacks a fact", () => {
    const { weightG: _, ...unweighed } = bottle;
    expect(loadOf(120, { ...unweighed, weightG: null }, false)).toMatchObject({ netKg: null, grossKg: null });
    const withoutTare: Packing = { ...bottle, facts: { pallet: bottle.facts?.pallet } };
    expect(loadOf(120, withoutTare, false)).toMatchObject({ netKg: 3.4, grossKg: null, volumeM3: null });
    expect(loadOf(10, bare, true)).toEqual({
      pieces: 10,
      cartons: null,
      pallets: null,
      netKg: null,
      grossKg: null,
      volumeM3: null,
    });
  });
});

describe("piecesIn", () => {
  it("fills the floor of a vehicle with light goods", () => {
    expect(piecesIn("truck", bottle)).toBe(33 * 1920);
    expect(piecesIn("container20", bottle)).toBe(11 * 1920);
    expect(piecesIn("container40", bottle)).toBe(24 * 1920);
  });

  it("stops at the payload with heavy goods", () => {
    // 20 g preforms in boxes: 270 kg and a tare of 60 kg would fit; 33 pallets of a tonne would not.
    const heavy: Packing = { ...bottle, weightG: 500, carton: null };
    const { grossKg } = loadOf(1920, heavy, true);
    expect(grossKg).toBe(985);
    expect(piecesIn("truck", heavy)).toBe(24 * 1920);
  });

  it("is null where the pallet is another, or unknown", () => {
    const pallet = { length_mm: 1200, width_mm: 1000, height_mm: 1200, tare_g: 25_000 };
    expect(piecesIn("truck", { ...bottle, facts: { ...bottle.facts, pallet } })).toBeNull();
    expect(piecesIn("truck", { ...bottle, facts: undefined })).toBeNull();
    expect(piecesIn("pallet", { ...bottle, facts: undefined })).toBe(1920);
  });
});

test("fullLoads covers each unit for which the record has facts", () => {
  expect(fullLoads(bottle).map(({ unit, load }) => [unit, load.pieces])).toEqual([
    ["carton", 120],
    ["pallet", 1920],
    ["truck", 63_360],
    ["container20", 21_120],
    ["container40", 46_080],
  ]);
  expect(fullLoads(bare)).toEqual([]);
});
