import type { Material } from "@preforma/domain/catalogue";
import type { ArticleType, VocabularyColour } from "@preforma/domain/vocabulary";

/** Moulded plastic per gram, kuruş: resin, energy and machine time. */
const perGram: Readonly<Partial<Record<Material, number>>> = {
  PET: 9.5,
  HDPE: 9,
  LDPE: 9.8,
  PP: 9.2,
  PETG: 14,
  ABS: 15,
};

/** What an article costs before its weight counts, kuruş: moulds, parts, assembly; lids where they are included. */
const base: Readonly<Partial<Record<ArticleType, number>>> = {
  dropper_bottle: 160,
  jar: 130,
  jerrycan: 420,
  drum: 5200,
  bucket: 480,
  tube: 260,
  tray: 45,
  preform: 12,
  screw_cap: 38,
  flip_top: 92,
  disc_top: 118,
  push_pull: 110,
  tamper_evident_cap: 24,
  child_resistant_cap: 165,
  jar_lid: 95,
  lotion_pump: 840,
  foam_pump: 1750,
  mist_sprayer: 690,
  trigger_sprayer: 1180,
  dropper: 560,
};

/** Masterbatch and metallising. */
function colourFactor(colour: VocabularyColour): number {
  if (colour.metallic) return 1.42;
  if (colour.key === "natural" || colour.key === "clear") return 1;
  return colour.key === "white" || colour.key === "black" ? 1.04 : 1.08;
}

/** Price of one piece in kuruş, to five kuruş; it rises with weight, parts and colouring. */
export function priceMinor(
  article: ArticleType,
  material: Material,
  weightG: number,
  colour: VocabularyColour,
): number {
  const raw = ((base[article] ?? 85) + weightG * (perGram[material] ?? 12)) * colourFactor(colour);
  return Math.round(raw / 5) * 5;
}
