import type { Material } from "@preforma/domain/catalogue";
import type { ArticleType, VocabularyColour } from "@preforma/domain/vocabulary";
import type { PricePlan } from "./schema.ts";

function colourFactor({ colour_factors: factors }: PricePlan, { key, metallic }: VocabularyColour): number {
  if (metallic) return factors.metallic;
  if (key === "natural" || key === "clear") return factors.uncoloured;
  return key === "white" || key === "black" ? factors.black_or_white : factors.coloured;
}

/** Price of one piece in minor units; it rises with weight, parts and colouring. */
export function priceMinor(
  plan: PricePlan,
  article: ArticleType,
  material: Material,
  weightG: number,
  colour: VocabularyColour,
): number {
  const { base, per_gram: perGram, step } = plan;
  const moulded = (base[article] ?? base.other) + weightG * (perGram[material] ?? perGram.other);
  return Math.round((moulded * colourFactor(plan, colour)) / step) * step;
}
