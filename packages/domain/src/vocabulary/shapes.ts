import type { AgreeingLocale, Forms } from "./grammar.ts";
import data from "./shapes.json" with { type: "json" };
import { formsOf, type WrittenWords } from "./written-words.ts";

/** A description of shape that follows the noun unchanged: `avec poignée`, `с ручкой`. */
export interface Tail {
  tail: string;
}

/** How a shape is put in a title: before the noun in Turkish and English; elsewhere agreeing, or as a tail. */
export interface ShapeWord extends Record<AgreeingLocale, Forms | Tail> {
  tr: string;
  en: string;
}

/** A shape word in JSON. */
type WrittenShape = {
  [Key in keyof WrittenWords]: WrittenWords[Key] | (Key extends AgreeingLocale ? Tail : never);
};

const written = data satisfies Record<string, WrittenShape>;

export type ShapeKey = keyof typeof written;

const isTail = (word: object): word is Tail => "tail" in word;

const shape = ({ tr, en, ru, fr, ar, de }: WrittenShape): ShapeWord => ({
  tr,
  en,
  ru: isTail(ru) ? ru : formsOf.ru(ru),
  fr: isTail(fr) ? fr : formsOf.fr(fr),
  ar: isTail(ar) ? ar : formsOf.ar(ar),
  de: isTail(de) ? de : formsOf.de(de),
});

/** Words for a container's shape. */
export const shapeWords = Object.fromEntries(
  Object.entries(written).map(([key, word]) => [key, shape(word)]),
) as Record<ShapeKey, ShapeWord>;

/** The word for a shape. */
export function shapeWord(key: ShapeKey): ShapeWord {
  return shapeWords[key];
}
