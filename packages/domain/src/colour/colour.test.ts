import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  byteOf,
  colourDifference,
  colourIn,
  coloursNamed,
  fromLinear,
  hexOf,
  type Lab,
  labOf,
  linearOf,
  luminance,
  mixOpaque,
  mixTransparent,
  nearestColours,
  type Pixels,
  ralColour,
  ralColours,
  toLinear,
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

  it("adds body, closure and reflections in linear light, to 2/255", () => {
    fc.assert(
      fc.property(hex, hex, byte, byte, byte, (body, closure, r, g, b) => {
        const [ofBody, ofClosure, shine] = [toLinear(r / 255), toLinear(g / 255), toLinear(b / 255)] as const;
        const mixed = mixOpaque(one(r, g, b, 255), { body, closure }).data;
        for (const k of [0, 1, 2] as const) {
          const light = Math.min(1, ofBody * linearOf(body)[k] + ofClosure * linearOf(closure)[k] + shine);
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
      // No English name is left, and no name is in another script.
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
      // The list's misspellings: cut off (as 2004, 6037 and 9010 are "pur"), a wrong accent, a missing letter (6026 has
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

/** Pairs from Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula" (2005), table 1. */
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

  it("puts the nearest first, and no more than requested", () => {
    const near = nearestColours("#1d6fae", 5, ralColours);
    expect(near).toHaveLength(5);
    const differences = near.map(({ difference }) => difference);
    expect(differences).toEqual(differences.toSorted((one, other) => one - other));
    // Any blue: the group's codes start with 5.
    expect(near.every(({ colour }) => colour.code.startsWith("5"))).toBe(true);
  });
});

const codes = (query: string) => coloursNamed(query, ralColours).map(({ code }) => code);

it.each([
  ["5015", ["5015"]],
  ["RAL 5015", ["5015"]],
  ["ral5015", ["5015"]],
  ["RAL-5015", ["5015"]],
  ["himmelblau", ["5015"]],
  ["gök mavisi", ["5015"]],
  ["GÖK MAVİSİ", ["5015"]],
  ["небесно-синий", ["5015"]],
  ["أزرق سماوي", ["5015"]],
  ["vert emeraude", ["6001"]],
  ["CREMEWEISS", ["9001"]],
])("%s finds its colour in the language that it is called by", (query, found) =>
  expect(codes(query)).toEqual(found),
);

it("narrows with each word, and shows all for none", () => {
  expect(codes("")).toHaveLength(ralColours.length);
  expect(codes("RAL")).toHaveLength(ralColours.length);
  expect(codes("50").every((code) => code.startsWith("50"))).toBe(true);
  expect(codes("qqqq")).toEqual([]);
});

it("looks through the names that are given, be they few", () => {
  const chart = [
    { code: "5015", names: { tr: "Gök mavisi" } },
    { code: "5002", names: { tr: "Ultramarin mavi", ar: "أزرق لازوردي" } },
  ];
  expect(coloursNamed("mavi", chart)).toEqual(chart);
  expect(coloursNamed("أزرق", chart)).toEqual([chart[1]]);
  expect(coloursNamed("blau", chart)).toEqual([]);
});

it.each([
  [" #1D6FAE ", "#1d6fae"],
  ["1d6fae", "#1d6fae"],
  ["#18f", "#1188ff"],
  ["rgb(29, 111, 174)", "#1d6fae"],
  ["29 111 174", "#1d6fae"],
  ["29;111;174", "#1d6fae"],
  ["rgb(29 111 174)", "#1d6fae"],
  ["٢٩، ١١١، ١٧٤", "#1d6fae"],
])("reads %s", (text, hex) => expect(colourIn(text)).toBe(hex));

it.each(["5015", "RAL 5015", "blue", "#12345", "300,0,0", "1 2", "", "0".repeat(100)])(
  "takes %s for no colour",
  (text) => expect(colourIn(text)).toBeNull(),
);
