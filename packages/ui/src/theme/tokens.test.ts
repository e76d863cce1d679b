import { describe, expect, test } from "vitest";
import { vars } from "./contract.css.ts";
import { resolveTokens } from "./css-value.ts";
import { contrastRatio, fromHex, oklchToRgb, toHex } from "./oklch.ts";
import { bothSchemes } from "./scheme.ts";

const range = { narrow: 360, wide: 1280 };
const oklch = (...components: number[]) => ({ $value: { colorSpace: "oklch", components } });

describe("tokens in the DTCG format", () => {
  test("a token takes its type from the nearest group above", () => {
    const tokens = {
      space: {
        $type: "dimension",
        m: { $value: { value: 1, unit: "rem" } },
        none: { $value: { value: 0, unit: "px" } },
      },
      time: { $type: "duration", fast: { $value: { value: 120, unit: "ms" } } },
    };
    expect(resolveTokens(tokens, [], range)).toEqual({
      space: { m: "1rem", none: "0" },
      time: { fast: "120ms" },
    });
  });

  test("an alias reaches through other aliases and files", () => {
    const palette = { palette: { $type: "color", ink: oklch(0, 0, 0), dark: { $value: "{palette.ink}" } } };
    expect(resolveTokens({ text: { $value: "{palette.dark}" } }, [palette], range)).toEqual({
      text: "#000000",
    });
  });

  test("a dangling and a circular alias are errors that name it", () => {
    expect(() => resolveTokens({ text: { $value: "{palette.none}" } }, [{}], range)).toThrow(
      "{palette.none}",
    );
    const circle = { a: { $value: "{b}" }, b: { $value: "{a}" } };
    expect(() => resolveTokens(circle, [circle], range)).toThrow("points back");
  });

  test("a fluid size has its two ends at the two widths", () => {
    const size = {
      $type: "dimension",
      $value: { value: 1, unit: "rem" },
      $extensions: { "preforma.fluid": { to: { value: 2, unit: "rem" } } },
    };
    const { size: css } = resolveTokens({ size }, [], range);
    const [, from, base, slope, to] = /^clamp\(([\d.]+)rem, ([\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)$/
      .exec(css)!
      .map(Number);
    expect([from, to]).toEqual([1, 2]);
    expect(base! * 16 + slope! * 3.6).toBeCloseTo(16, 1);
    expect(base! * 16 + slope! * 12.8).toBeCloseTo(32, 1);
  });

  test("a colour outside sRGB is rejected", () => {
    expect(() => resolveTokens({ c: { $type: "color", ...oklch(0.7, 0.4, 150) } }, [], range)).toThrow(
      "outside sRGB",
    );
  });
});

describe("colours", () => {
  // Reference values of CSS Color 4 and WCAG 2.2.
  test.each([
    ["#ff0000", 0.62796, 0.25768, 29.2339],
    ["#00ff00", 0.86644, 0.29483, 142.4953],
    ["#0000ff", 0.45201, 0.31321, 264.052],
    ["#808080", 0.59987, 0, 0],
  ])("%s is the same colour in oklch", (hex, lightness, chroma, hue) => {
    expect(toHex(oklchToRgb(lightness, chroma, hue))).toBe(hex);
  });

  test("contrast runs from 1 to 21, whichever is in front", () => {
    expect(contrastRatio(fromHex("#000000"), fromHex("#ffffff"))).toBeCloseTo(21, 5);
    expect(contrastRatio(fromHex("#777777"), fromHex("#ffffff"))).toBeCloseTo(4.48, 2);
    expect(contrastRatio(fromHex("#ffffff"), fromHex("#777777"))).toBeCloseTo(4.48, 2);
  });
});

describe("two schemes in one value", () => {
  test("colours that differ follow the scheme, others stay", () => {
    expect(
      bothSchemes(
        { a: "#000000", b: { c: "0 1px #00000010, 0 2px #ffffff" } },
        { a: "#000000", b: { c: "0 1px #00000080, 0 2px #ffffff" } },
      ),
    ).toEqual({
      a: "#000000",
      b: { c: "0 1px light-dark(#00000010, #00000080), 0 2px #ffffff" },
    });
  });

  test("a shadow with another shape in the dark scheme cannot be expressed", () => {
    expect(() => bothSchemes({ s: "0 1px #000000" }, { s: "0 2px #000000" })).toThrow(".s");
  });
});

test("the names of the custom properties, which sites and their style sheets rely on", async () => {
  const names: string[] = [];
  const walk = (tree: object): void => {
    for (const value of Object.values(tree)) {
      if (typeof value === "string") names.push(value.slice("var(".length, -1));
      else walk(value);
    }
  };
  walk(vars);
  const lead = [
    "# Names of the theme's custom properties, which sites and brands write into their own styles. A difference is a",
    "# change of the public interface: a name that goes or changes breaks them. Is it meant? Then say so in a",
    "# changeset, and accept it: pnpm test --project ui -u tokens",
    "",
  ];
  const sorted = names.toSorted((one, other) => one.localeCompare(other));
  await expect(`${[...lead, ...sorted].join("\n")}\n`).toMatchFileSnapshot("./custom-properties.txt");
});
