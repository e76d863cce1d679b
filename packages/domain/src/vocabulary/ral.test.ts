import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { colours } from "./colours.ts";

/** RAL Classic as `code,hex,names`; it is outside the repository; where it is missing, this test is skipped. */
const file = new URL("../../../../../shared/data/ral-classic.csv", import.meta.url);

/** CIELAB (D65) of `#rrggbb`. */
function lab(hex: string): [number, number, number] {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [channel(1), channel(3), channel(5)] as const;
  const curve = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116);
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

it.skipIf(!existsSync(file))(
  "gives each covering colour its nearest RAL Classic number (needs shared/data/ral-classic.csv)",
  () => {
    const ral = readFileSync(file, "utf8")
      .trim()
      .split("\n")
      .slice(1)
      .map((row) => {
        const [code = "", hex = ""] = row.split(",");
        return { code, lab: lab(hex) };
      });
    const nearestTo = (hex: string): string | undefined => {
      const own = lab(hex);
      const distance = (other: readonly number[]): number =>
        Math.hypot(...other.map((value, axis) => value - (own[axis] ?? 0)));
      return ral.toSorted((a, b) => distance(a.lab) - distance(b.lab))[0]?.code;
    };
    const wrong = colours.filter((colour) => colour.ral !== null && colour.ral !== nearestTo(colour.hex));
    expect(wrong.map((colour) => colour.key)).toEqual([]);
  },
);
