import type { Material } from "@preforma/domain/catalogue";
import { materialVocabulary, otherMaterialWords } from "@preforma/domain/vocabulary";
import words from "./materials.json" with { type: "json" };
import { anyOf, type ListedName } from "./words.ts";

/** Spellings that usually mean something else in a name. */
const ambiguous = new Set(["as", "ld", "hd"]);

/** Misspellings of materials in lists, folded. */
export const materialMisspellings: Readonly<Partial<Record<Material, readonly string[]>>> =
  words.misspellings;

/** Words for glass in the languages of lists: not a plastic, but the material of many of a packer's articles. */
export const glassWords = words.glass;
/** Of a container these mean glass too; `زجاجة` alone is any bottle. */
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
/** A metal ring or lining, or a glass dropper, is not the article's material. */
const partOnly =
  /\bwith (?:an? )?(?:ss|stainless|steel|silicone?|rubber|alu\w*|glass) (?:steel )?(?:ring|liner|seal|wad|spring|ball|dropper|pipette|tube|collar)\b/gu;

/** Whether a name states that the article is of glass. */
export function isGlassIn({ text }: ListedName): boolean {
  return glass.test(text.replaceAll(partOnly, " "));
}

/** The material in a name; `OTHER` for glass, steel, silicone and the like; null if it states no more than plastic. */
export function materialIn({ text }: ListedName): Material | null {
  const whole = text.replaceAll(partOnly, " ");
  if (glass.test(whole)) return "OTHER";
  return patterns.find(([, pattern]) => pattern.test(whole))?.[0] ?? (other.test(whole) ? "OTHER" : null);
}
