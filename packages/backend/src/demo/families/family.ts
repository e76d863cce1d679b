import type { ClosureType, Material } from "@preforma/domain/catalogue";
import type { ArticleType, ShapeKey } from "@preforma/domain/vocabulary";
import type { ColourGroup } from "../texts/closing.ts";
import type { LeadKey } from "../texts/describe.ts";
import type { MeasureKind } from "../texts/measures.ts";

/** What a range is bought for; it decides which closure colours stand beside the body. */
export type Style = "care" | "food" | "technical";

interface Common {
  /** Start of the product codes, unique: `PB` in `PB-500-28-AM`. */
  prefix: string;
  shapeId: string;
  categoryKey: string;
  words: readonly ShapeKey[];
  material: Material;
  /** Keys of the colour vocabulary, best seller first. */
  colours: readonly string[];
  leads: LeadKey;
  /** Made from grades declared for food contact, where the colour allows it. */
  food: boolean;
}

/** A container in several fills. */
export interface ContainerFamily extends Common {
  kind: "container";
  article: ArticleType;
  /** Nominal volumes, ml, ascending. */
  sizes: readonly number[];
  /** Neck by volume: the first whose limit (ml) is not exceeded. Null for rims without a neck finish. */
  necks: readonly (readonly [upToMl: number, code: string])[] | null;
  /** How it is closed in its picture. */
  closureType: ClosureType | null;
  measures: MeasureKind;
  style: Style;
  /** Empty ones stand in each other, this share of their height apart. */
  nesting?: number;
}

/** Preforms, ordered by weight. */
export interface PreformFamily extends Common {
  kind: "preform";
  weightsG: readonly number[];
  neck: string;
}

/** A closure or dispenser in several necks; dispensers also in the dip tubes that the bottles of that neck need. */
export interface ClosureFamily extends Common {
  kind: "closure";
  closureType: ClosureType;
  necks: readonly string[];
  /** `bottles` fits dip tubes to the bottles of the neck; a list gives lengths in mm. */
  tubes?: "bottles" | readonly number[];
}

export type Family = ContainerFamily | PreformFamily | ClosureFamily;

/** See-through tones of PET, best seller first. */
export const clearTones = ["clear", "amber", "clear-blue", "clear-green", "smoke", "clear-pink"] as const;
export const mainTones = ["clear", "amber", "clear-blue", "smoke"] as const;
export const pharmaTones = ["amber", "clear", "clear-green"] as const;
export const drinkTones = ["clear", "clear-blue", "clear-green"] as const;
export const careColours = ["white", "natural", "black", "light-blue", "pink", "ivory"] as const;
export const householdColours = ["natural", "white", "blue", "light-blue", "green", "yellow"] as const;
export const technicalColours = ["natural", "white", "blue", "black"] as const;
export const capColours = ["white", "black", "natural", "blue", "red", "green", "yellow", "grey"] as const;
export const cosmeticCapColours = ["white", "black", "silver", "gold", "rose-gold", "ivory", "grey"] as const;

/** The group of a colour for the sentence on what it does. */
export function colourGroup(key: string, transparent: boolean, metallic: boolean): ColourGroup {
  if (metallic) return "metallic";
  if (key === "clear" || key === "amber" || key === "natural" || key === "white") return key;
  if (transparent) return "tinted";
  return key === "black" || key === "anthracite" || key === "navy" ? "dark" : "coloured";
}
