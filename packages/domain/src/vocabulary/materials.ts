import type { Material } from "../catalogue/schema.ts";
import type { Locale } from "../locales/index.ts";
import { materialShorts } from "./material-shorts.ts";
import data from "./materials.json" with { type: "json" };

/** A plastic (or aluminium) with the data that packaging buyers need. */
export interface VocabularyMaterial {
  key: Material;
  /** Resin identification code, 1 to 7, after ASTM D7611; null for other materials. */
  resinCode: number | null;
  /** Abbreviation beside the recycling triangle, after ASTM D7611. */
  recyclingLabel: string | null;
  /** Density of the unfilled grade, g/cm³, middle of the suppliers' usual range. */
  densityGPerCm3: number;
  /** Usual temperature range of the melt when moulded, °C. */
  meltC: readonly [min: number, max: number] | null;
  /** Whether the plastic can be moulded as clear as glass. */
  transparent: boolean;
  /** Abbreviation as used in titles. */
  short: Readonly<Record<Locale, string>>;
  /** Full chemical name, in the middle of a sentence. */
  names: Readonly<Record<Locale, string>>;
  /** Other spellings, lower case, any language. */
  aliases: readonly string[];
}

/** The materials in JSON. */
type Written = Record<
  Material,
  Omit<VocabularyMaterial, "key" | "short" | "meltC"> & { meltC: number[] | null }
>;

/** The plastics of the trade, the most common first. */
export const materialVocabulary: readonly VocabularyMaterial[] = Object.entries(data satisfies Written).map(
  ([key, { meltC, ...material }]) => ({
    key: key as Material,
    short: materialShorts[key as Material],
    meltC: meltC as VocabularyMaterial["meltC"],
    ...material,
  }),
);

const byKey = new Map(materialVocabulary.map((material) => [material.key, material]));

/** The vocabulary's entry for a material. */
export function materialByKey(key: Material): VocabularyMaterial {
  const material = byKey.get(key);
  if (!material)
    throw new Error(`No vocabulary entry for the material ${key}: add it to vocabulary/materials.json`);
  return material;
}
