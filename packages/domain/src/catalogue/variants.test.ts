import { describe, expect, it } from "vitest";
import { variantAxes, type Variant } from "./variants.ts";

let id = 0;
function variant(colour: string, volume_ml: number | null, neck = "28/410"): Variant {
  id += 1;
  return {
    id,
    code: `V${id}`,
    colour: { key: colour, hex: "#ffffff", ral: null, transparent: false, title: colour },
    volume_ml,
    neck_finish: { code: neck, diameter_mm: 28, finish: null },
    seo_translations: [],
  };
}

describe("the choice among articles of one shape", () => {
  const amber250 = variant("amber", 250);
  const amber500 = variant("amber", 500);
  const amber1000 = variant("amber", 1000);
  const clear250 = variant("clear", 250);
  const clear1000 = variant("clear", 1000);
  const all = [amber1000, clear1000, amber250, clear250, amber500];

  it("keeps the other axis where an article has both", () => {
    const { colours, sizes } = variantAxes(amber250, all);
    expect(colours.find((option) => option.key === "clear")).toMatchObject({
      variant: clear250,
      exact: true,
      selected: false,
    });
    expect(sizes.map((option) => option.variant)).toEqual([amber250, amber500, amber1000]);
    expect(sizes.every((option) => option.exact)).toBe(true);
  });

  it("leads to the nearest size where the colour is not made in this one, and reports that", () => {
    const { colours } = variantAxes(amber500, all);
    expect(colours.find((option) => option.key === "clear")).toMatchObject({
      exact: false,
      variant: clear250,
    });
    const { sizes } = variantAxes(clear250, all);
    expect(sizes.find((option) => option.variant.volume_ml === 500)).toMatchObject({
      exact: false,
      variant: amber500,
    });
  });

  it("marks the article itself, whether or not the list holds it", () => {
    for (const list of [all, all.filter((other) => other !== amber250)]) {
      const { colours, sizes } = variantAxes(amber250, list);
      expect(colours.filter((option) => option.selected).map((option) => option.variant)).toEqual([amber250]);
      expect(sizes.filter((option) => option.selected).map((option) => option.variant)).toEqual([amber250]);
    }
  });

  it("offers nothing where there is nothing to choose", () => {
    expect(variantAxes(amber250, [])).toEqual({ colours: [], sizes: [] });
    expect(variantAxes(amber250, [amber500]).colours).toEqual([]);
    const cap = variant("white", null);
    expect(variantAxes(cap, [cap, variant("black", null)]).sizes).toEqual([]);
  });
});
