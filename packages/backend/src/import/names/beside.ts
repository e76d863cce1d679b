import { descriptiveWords, formWords, unitWords } from "./descriptive.ts";

/** A word of a name and its position. */
export interface Word {
  text: string;
  at: number;
}

/** The words without the digits that colour codes append (`GOLD26714`). */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(/\p{L}+/gu), (match) => ({ text: match[0], at: match.index }));
}

/** A colour found in a name. */
export interface Hit {
  key: string;
  at: number;
  /** Index of the word after the colour. */
  next: number;
}

/** Words for colours that, before a container, are its content or a brand's favourite: `CREAM JAR`, `CRYSTAL`. */
const contents = new Set(
  "cream krem creme krema crema crem honey bal miel rose gul milk sut coffee kahve chocolate olive zeytin orange portakal peach lemon limon mint nane aqua crystal kristal cristal champagne pearl ruby sky lavender lavanta salmon sand кремовый".split(
    " ",
  ),
);

/**
 * Whether the words next to a colour describe the article too, so that the colour is not part of a brand name (`CRYSTAL
 * HEART`, `AMRUTANJAN GOLD 8 ML`).
 */
export function isBeside(
  hit: Hit,
  words: readonly Word[],
  text: string,
  known: ReadonlyMap<string, string>,
): boolean {
  const describes = (word: Word | undefined): boolean =>
    word !== undefined &&
    (descriptiveWords.has(word.text) ||
      formWords.has(word.text) ||
      unitWords.has(word.text) ||
      known.has(word.text));
  const first = words.findIndex((word) => word.at === hit.at);
  const last = words[hit.next - 1];
  const before = words[first - 1];
  const after = words[hit.next];
  const left = text.slice(before ? before.at + before.text.length : 0, hit.at);
  const right = text.slice(last ? last.at + last.text.length : 0, after?.at ?? text.length);
  // Brackets, commas and digits separate a colour from a name; a dash or a space does not.
  const isParted = /[\d()[\],;:|/]/u;
  const isLeft = isParted.test(left) || describes(before);
  const isRight = after === undefined || isParted.test(right) || describes(after);
  if (contents.has(words[first]?.text ?? "")) return isLeft && after === undefined;
  return before === undefined ? describes(after) && !isParted.test(right) : isLeft && isRight;
}
