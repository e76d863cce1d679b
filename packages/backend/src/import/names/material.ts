import type { Material } from "@preforma/domain/catalogue";
import { materialVocabulary, otherMaterialWords } from "@preforma/domain/vocabulary";
import words from "./materials.json" with { type: "json" };
import { anyOf, type ListedName } from "./words.ts";

/** Spellings that in a name are more often something else. */
const ambiguous = new Set(["as", "ld", "hd"]);

/** How lists misspell materials, folded. */
export const materialMisspellings: Readonly<Partial<Record<Material, readonly string[]>>> =
  words.misspellings;

/** Glass, in the languages of lists: no plastic, but what many of a packer's articles are made of. */
export const glassWords = words.glass;
/** Beside a container these are glass too; `زجاجة` alone is any bottle. */
const glass = anyOf([...glassWords, "glasflasche", "glastiegel", "glasflaschen"]);

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
      ...(materialMisspellings[material.key] ?? []),
    ]),
  ]);
const other = anyOf([...otherMaterialWords, "tin", "tinplate", "teneke", "brass", "pirinc"]);
/** A ring or a lining of metal, or a dropper of glass, does not make the article one of it. */
const partOnly =
  /\bwith (?:an? )?(?:ss|stainless|steel|silicone?|rubber|alu\w*|glass) (?:steel )?(?:ring|liner|seal|wad|spring|ball|dropper|pipette|tube|collar)\b/gu;

/** Whether a name says that the article is of glass. */
export function isGlassIn({ text }: ListedName): boolean {
  return glass.test(text.replaceAll(partOnly, " "));
}

/** The material that a name gives; `OTHER` for glass, steel, silicone and the like; null when it says no more than plastic. */
export function materialIn({ text }: ListedName): Material | null {
  const whole = text.replaceAll(partOnly, " ");
  if (glass.test(whole)) return "OTHER";
  return patterns.find(([, pattern]) => pattern.test(whole))?.[0] ?? (other.test(whole) ? "OTHER" : null);
}
