import type { Material } from "@preforma/domain/catalogue";
import type { VocabularyColour } from "@preforma/domain/vocabulary";

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
export function foodContactDeclarations(
  declaredColours: readonly string[],
  material: Material,
  colour: VocabularyColour,
): readonly string[] {
  const resin = fda[material];
  if (!resin || colour.metallic || !declaredColours.includes(colour.key)) return [];
  return ["EU 10/2011", "TGK 2019/44", resin];
}
