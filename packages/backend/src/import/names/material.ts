import type { Material } from "@preforma/domain/catalogue";
import { materialVocabulary, otherMaterialWords } from "@preforma/domain/vocabulary";
import { anyOf, type ListedName } from "./words.ts";

/** Spellings that in a name are more often something else. */
const ambiguous = new Set(["as", "ld", "hd"]);

const patterns = materialVocabulary
  .filter((material) => material.key !== "OTHER")
  .map((material): [Material, RegExp] => [
    material.key,
    anyOf([
      material.key,
      ...Object.values(material.short),
      ...material.aliases.filter((alias) => !ambiguous.has(alias)),
      material.names.tr,
      material.names.en,
    ]),
  ]);
const other = anyOf(otherMaterialWords);
/** A ring or a lining of metal does not make the article one of metal. */
const partOnly =
  /\bwith (?:an? )?(?:ss|stainless|steel|silicone?|rubber|alu\w*) (?:steel )?(?:ring|liner|seal|wad|spring|ball)\b/gu;

/** The material that a name gives; `OTHER` for steel, silicone and the like; null when it says no more than plastic. */
export function materialIn({ text }: ListedName): Material | null {
  const whole = text.replaceAll(partOnly, " ");
  return patterns.find(([, pattern]) => pattern.test(whole))?.[0] ?? (other.test(whole) ? "OTHER" : null);
}
