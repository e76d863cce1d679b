import { colourByKey, type VocabularyColour } from "@preforma/domain/vocabulary";
import type { ShapePicture } from "../media/studio-port.ts";
import type { ColourGroup, ColourPlan, Style } from "./schema.ts";
import type { Material } from "@preforma/domain/catalogue";

/** sRGB hex value of a vocabulary colour. */
export function hexOf(key: string): string {
  const colour = colourByKey(key);
  if (!colour) throw new Error(`The vocabulary has no colour ${key}`);
  return colour.hex;
}

/** A picture in the form of the catalogue files: by colour keys. */
export const studioPicture = (picture: {
  shape_id: string;
  colour: string;
  closure_colour: string;
}): ShapePicture => ({
  shapeId: picture.shape_id,
  bodyHex: hexOf(picture.colour),
  closureHex: hexOf(picture.closure_colour),
});

/** The closure's colour for a body's, from the few pairs that look right; white by default. */
export function closureColour({ closures }: ColourPlan, style: Style, body: string, turn: number): string {
  const choices = closures[style][body] ?? closures.care[body] ?? ["white"];
  return choices[turn % choices.length] ?? "white";
}

/** The group of a colour, for the sentence on its effect. */
export function colourGroup(key: string, transparent: boolean, metallic: boolean): ColourGroup {
  if (metallic) return "metallic";
  if (key === "clear" || key === "amber" || key === "natural" || key === "white") return key;
  if (transparent) return "tinted";
  return key === "black" || key === "anthracite" || key === "navy" ? "dark" : "coloured";
}

/** The United States regulation for a resin. */
const fda: Readonly<Partial<Record<Material, string>>> = {
  PET: "FDA 21 CFR 177.1630",
  HDPE: "FDA 21 CFR 177.1520",
  LDPE: "FDA 21 CFR 177.1520",
  PP: "FDA 21 CFR 177.1520",
};

/**
 * The regulations that an article complies with: Regulation (EU) 10/2011 on plastic materials in contact with food, its
 * Turkish counterpart TGK 2019/44, and the resin's paragraph of 21 CFR 177. Empty if the material or the colour has no
 * declaration.
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
