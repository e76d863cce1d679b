import type { Material } from "@preforma/domain/catalogue";
import type { VocabularyColour } from "@preforma/domain/vocabulary";

/** Masterbatches that are held with a food-contact declaration; clear and natural need none. */
const declaredColours: ReadonlySet<string> = new Set([
  "clear",
  "natural",
  "amber",
  "clear-blue",
  "clear-green",
  "white",
  "black",
  "blue",
  "light-blue",
  "green",
  "light-green",
  "red",
  "yellow",
  "brown",
  "ivory",
]);

/** The United States regulation on a resin. */
const fda: Readonly<Partial<Record<Material, string>>> = {
  PET: "FDA 21 CFR 177.1630",
  HDPE: "FDA 21 CFR 177.1520",
  LDPE: "FDA 21 CFR 177.1520",
  PP: "FDA 21 CFR 177.1520",
};

/**
 * The regulations that an article is declared to: Regulation (EU) 10/2011 on plastic materials in contact
 * with food, its Turkish counterpart TGK 2019/44, and the resin's paragraph of 21 CFR 177. Empty where
 * the material or the colour has no declaration.
 */
export function foodContactDeclarations(material: Material, colour: VocabularyColour): readonly string[] {
  const resin = fda[material];
  if (!resin || colour.metallic || !declaredColours.has(colour.key)) return [];
  return ["EU 10/2011", "TGK 2019/44", resin];
}
