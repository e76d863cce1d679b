import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  byteOf,
  colourMatrix,
  fromLinear,
  hexOf,
  linearOf,
  luminance,
  mixOpaque,
  mixTransparent,
  ralColour,
  ralColours,
  toLinear,
  type Pixels,
} from "./index.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((v) => `#${v.toString(16).padStart(6, "0")}`);
const byte = fc.integer({ min: 0, max: 255 });

describe("sRGB", () => {
  it("returns from linear light to the colour it came from", () => {
    fc.assert(
      fc.property(hex, (colour) => {
        expect(hexOf(linearOf(colour))).toBe(colour);
      }),
    );
  });

  it("encodes bytes by its table as the formula does, to one step", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1.2, noNaN: true }), (light) => {
        expect(Math.abs(byteOf(light) - Math.round(fromLinear(light) * 255))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("knows black, white and middle grey", () => {
    expect(toLinear(0.5)).toBeCloseTo(0.2140411, 6);
    expect(luminance(linearOf("#ffffff"))).toBeCloseTo(1, 6);
    expect(luminance(linearOf("#000000"))).toBe(0);
  });

  it("refuses what is no colour", () => {
    for (const text of ["red", "#fff", "#12345g", "123456", ""])
      expect(() => linearOf(text)).toThrow(RangeError);
  });
});

describe("mixing", () => {
  const one = (...bytes: number[]): Pixels => ({
    data: Uint8ClampedArray.from(bytes),
    width: 1,
    height: bytes.length / 4,
  });

  it("agrees with the browser's feColorMatrix in linear light, to 2/255", () => {
    fc.assert(
      fc.property(hex, hex, byte, byte, byte, (body, closure, r, g, b) => {
        const rows = colourMatrix({ body, closure }).split(" ").map(Number);
        const input = [r, g, b].map((v) => toLinear(v / 255));
        const mixed = mixOpaque(one(r, g, b, 255), { body, closure }).data;
        for (const k of [0, 1, 2]) {
          const light = [0, 1, 2].reduce((sum, j) => sum + (rows[k * 5 + j] ?? 0) * (input[j] ?? 0), 0);
          expect(Math.abs((mixed[k] ?? 0) - fromLinear(light) * 255)).toBeLessThanOrEqual(2);
        }
        expect(mixed[3]).toBe(255);
      }),
    );
  });

  it("keeps the alpha of object and shadow, or lays them on a ground", () => {
    const pack = one(0, 0, 0, 51);
    expect(mixOpaque(pack, { body: "#ff0000", closure: "#ffffff" }).data[3]).toBe(51);
    expect([...mixOpaque(pack, { body: "#ff0000", closure: "#ffffff" }, "#ffffff").data]).toEqual([
      204, 204, 204, 255,
    ]);
  });

  it("lets the ground through clear plastic unchanged where nothing is in the way", () => {
    fc.assert(
      fc.property(hex, hex, (body, ground) => {
        const out = mixTransparent(
          one(255, 0, 0, 255, 0, 0, 0, 255),
          { body, closure: "#000000" },
          ground,
        ).data;
        [1, 3, 5].forEach((at, k) => {
          expect(Math.abs((out[k] ?? 0) - Number.parseInt(ground.slice(at, at + 2), 16))).toBeLessThanOrEqual(
            1,
          );
        });
      }),
    );
  });

  it("tints by the number of walls passed: both walls of a bottle give the colour itself, four walls its square", () => {
    const body = "#d9923f";
    const through = (surfaces: number): Uint8ClampedArray => {
      const d = Math.round((surfaces / 8) * 255);
      return mixTransparent(one(255, 0, 0, 255, d, d, d, 255), { body, closure: "#000000" }, "#ffffff").data;
    };
    linearOf(body).forEach((t, k) => {
      expect(Math.abs((through(4)[k] ?? 0) - fromLinear(t) * 255)).toBeLessThanOrEqual(2);
      expect(Math.abs((through(8)[k] ?? 0) - fromLinear(t * t) * 255)).toBeLessThanOrEqual(2);
    });
  });

  it("gives an alpha that is exact over white", () => {
    fc.assert(
      fc.property(hex, byte, fc.integer({ min: 0, max: 120 }), byte, (body, seen, shine, d) => {
        const pack = one(seen, 0, shine, 255, d, d, d, 255);
        const colours = { body, closure: "#808080" };
        const flat = mixTransparent(pack, colours, "#ffffff").data;
        const open = mixTransparent(pack, colours).data;
        const alpha = (open[3] ?? 0) / 255;
        for (const k of [0, 1, 2]) {
          const over = (open[k] ?? 0) * alpha + 255 * (1 - alpha);
          expect(Math.abs(over - (flat[k] ?? 0))).toBeLessThanOrEqual(3);
        }
      }),
    );
  });

  it("refuses a transparent pack of odd height", () => {
    expect(() => mixTransparent(one(1, 2, 3, 4), { body: "#ffffff", closure: "#ffffff" })).toThrow(
      RangeError,
    );
  });
});

describe("RAL", () => {
  const source = new URL("../../../../../shared/data/ral-classic.csv", import.meta.url);

  it("finds a colour by its number", () => {
    expect(ralColour("RAL 5015")).toBe(ralColour("5015"));
    expect(ralColour("5015")?.names.en).toBe("Sky blue");
    expect(ralColour("0000")).toBeUndefined();
  });

  it("has every number once, with a readable colour and a name of its own in six languages", () => {
    expect(ralColours.length).toBeGreaterThan(200);
    expect(new Set(ralColours.map((colour) => colour.code)).size).toBe(ralColours.length);
    for (const { code, hex: colour, names } of ralColours) {
      expect(code).toMatch(/^\d{4}$/);
      expect(hexOf(linearOf(colour))).toBe(colour);
      expect(Object.values(names).every(Boolean)).toBe(true);
      // Nothing was left in English, and nothing is written in another script.
      expect(names.tr).not.toBe(names.en);
      expect(names.ru).toMatch(/^[а-яё0-9 A-B-]+$/i);
      expect(names.ar).toMatch(/^[\u0600-\u06ff0-9 AB]+$/);
    }
  });

  it("names no two colours alike in a language, but where RAL does so itself", () => {
    for (const locale of ["tr", "ru", "ar"] as const) {
      const names = ralColours.map((colour) => colour.names[locale]);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it.skipIf(!existsSync(source))(
    "agrees with the list it was taken from (skipped where ../shared/data is not there)",
    () => {
      // What the list misspells: cut off (as 2004, 6037 and 9010 are "pur"), a wrong accent, a missing letter (6026 has
      // it), a word in two.
      const misspelt = {
        "Rouge pu": "Rouge pur",
        fonçé: "foncé",
        "Vert opal ": "Vert opale ",
        "Leuchthell orange": "Leuchthellorange",
      };
      const rows = readFileSync(source, "utf8")
        .trim()
        .split(/\r?\n/)
        .slice(1)
        .map((row) => Object.entries(misspelt).reduce((text, [slip, name]) => text.replace(slip, name), row));
      expect(rows).toEqual(
        ralColours.map(({ code, hex: colour, names }) =>
          [code, colour.toUpperCase(), names.de, names.en, names.fr].join(),
        ),
      );
    },
  );
});
