import { locales, type Locale } from "@preforma/domain/locales";
import { fold } from "@preforma/domain/text";
import {
  colours,
  fittingMarks,
  pairedColourLetters,
  surfaceWords,
  type VocabularyColour,
} from "@preforma/domain/vocabulary";
import { isBeside, wordsIn, type Hit, type Word } from "./beside.ts";
import type { ListedName } from "./words.ts";

/** The colour of an article, and of its second part if a name gives two (`G/CL`). */
export interface FoundColours {
  colourKey: string | null;
  secondColourKey: string | null;
}

/** Aliases that mean a colour in a search, but another word in a name. */
const otherMeanings = new Set(["met", "sand", "dore", "bla", "c", "tp"]);
/** Only at a name's end: elsewhere `TR` and the like are part of a model's name. */
const onlyLast = new Set(["tr", "cl", "clr", "nat"]);

function namesOf(colour: VocabularyColour, language: Locale): string[] {
  const adjective = colour.adjective[language];
  const agreeing = typeof adjective === "string" ? [adjective] : Object.values(adjective).map(String);
  return [
    colour.titles.en,
    colour.titles[language],
    ...agreeing,
    ...colour.aliases,
    colour.key.replaceAll("-", " "),
  ];
}

/** Names of colours by their folded spelling, for lists in one language. */
function dictionary(language: Locale): Map<string, string> {
  const words = new Map<string, string>();
  for (const colour of colours) {
    for (const name of namesOf(colour, language)) {
      const word = fold(name);
      if (!otherMeanings.has(word) && !words.has(word)) words.set(word, colour.key);
    }
  }
  return words;
}

const dictionaries = new Map<Locale, Map<string, string>>();
function wordsOf(language: Locale): Map<string, string> {
  let words = dictionaries.get(language);
  if (!words) dictionaries.set(language, (words = dictionary(language)));
  return words;
}

const surfaces = new Set(surfaceWords.map(fold));
const marks = new Set<string>(fittingMarks);

/** Separates a model's own name from the description of the article: sizes, fittings, parts. */
const marker =
  /(?<![\p{L}\p{N}])(?:\d+(?:[.,]\d+)?\s*(?:mm?|ml|l|oz|gms?|grms?|gr)(?![\p{L}])|[scd]\/[nf]|cf|df|top|outer|inner|jar|cap|middle|body|square|round|oval|stick|pump|collar|kapak|sise|pompa)(?![\p{L}])/gu;

/** `BLACKMATT` is a colour with a surface attached. */
function withoutSurface(word: string): string {
  for (const surface of surfaces)
    if (surface.length > 2 && word.endsWith(surface)) return word.slice(0, -surface.length);
  return word;
}

function hitsIn(words: readonly Word[], known: ReadonlyMap<string, string>): Hit[] {
  const hits: Hit[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (!word) break;
    const pair = `${word.text} ${words[index + 1]?.text ?? ""}`;
    const double = known.get(pair);
    if (double) {
      hits.push({ key: double, at: word.at, next: index + 2 });
      index += 1;
      continue;
    }
    const isLast = words.slice(index + 1).every((later) => surfaces.has(later.text));
    const single = known.get(word.text) ?? known.get(withoutSurface(word.text));
    if (single && (isLast || !onlyLast.has(word.text)))
      hits.push({ key: single, at: word.at, next: index + 1 });
  }
  return hits;
}

/** Two parts in two colours: `G/G`, `S/WHITE`, `BLACK/BLACK`; single letters only in lists of pumps. */
function pairIn(text: string, known: ReadonlyMap<string, string>, letters: boolean): [string, string] | null {
  for (const [whole, one = "", other = ""] of text.matchAll(
    /(?<![\p{L}\p{N}])(\p{L}+)\s?\/\s?(\p{L}+)(?!\p{L})/gu,
  )) {
    if (marks.has(whole.replaceAll(" ", ""))) continue;
    const colour = (word: string) => (letters ? pairedColourLetters[word] : undefined) ?? known.get(word);
    const first = colour(one);
    const second = colour(other);
    if (first && second) return [first, second];
  }
  return null;
}

/** The only colour that a truncated last word can stand for: `SI` is silver, but `BL` is ambiguous. */
function beginningOf(word: string): string | null {
  const found = colours.filter(
    (colour) =>
      fold(colour.titles.en).startsWith(word) ||
      (word.length > 3 && colour.aliases.some((alias) => fold(alias).startsWith(word))),
  );
  return found.length === 1 ? (found[0]?.key ?? null) : null;
}

/** Whether only surfaces and fittings follow a colour. */
function isTrailing(hit: Hit, words: readonly Word[]): boolean {
  return words.slice(hit.next).every((word) => surfaces.has(word.text) || word.text.length === 1);
}

/** Context for reading a name's colours. */
export interface ColourReading {
  language: Locale;
  /** Lists give a pump's two colours as letters. */
  isPump: boolean;
  isClosure: boolean;
  /** The end of the model number; 0 without one. */
  modelEnd: number;
}

/**
 * The colours in a name. A numbered model may be named after a colour (`1855 BLACK DREAM 15MM`): there only the text
 * after the last size, fitting or part counts, or a colour at the very end. Containers are listed under the brands that
 * they were made for, which are often named after colours: theirs counts only between descriptive words. Of two parts
 * in two colours the first is the article's.
 */
export function coloursIn(
  { text, isCut }: ListedName,
  { language, isPump, isClosure, modelEnd }: ColourReading,
): FoundColours {
  const known = wordsOf(language);
  const words = wordsIn(text);
  const hits = hitsIn(words, known);
  const beside = hits.find((hit) => isBeside(hit, words, text, known));
  if (!isClosure) return { colourKey: beside?.key ?? null, secondColourKey: null };
  const pair = pairIn(text, known, isPump);
  if (pair) return { colourKey: pair[0], secondColourKey: pair[1] };
  const last = [...text.matchAll(marker)].at(-1);
  const described = last ? last.index + last[0].length : 0;
  const behind = hits.find((hit) => hit.at >= described && last !== undefined);
  const trailing = hits.find((hit) => isTrailing(hit, words));
  const namesModel =
    behind !== undefined &&
    modelEnd > 0 &&
    text.slice(modelEnd, behind.at).trim() === "" &&
    behind !== trailing;
  const found = (namesModel ? undefined : behind) ?? trailing ?? (modelEnd > 0 ? undefined : beside);
  if (found) return { colourKey: found.key, secondColourKey: null };
  const cutWords = words.filter((word) => word.at >= described);
  const cut = cutWords.at(-1)?.text ?? "";
  const isBeginning = isCut && cut.length >= (cutWords.length === 1 ? 2 : 3);
  return { colourKey: isBeginning ? beginningOf(cut) : null, secondColourKey: null };
}

/** Whether a folded word is a colour or a surface in a list in that language. */
export function isColourOrSurface(word: string, language: Locale): boolean {
  return wordsOf(language).has(word) || surfaces.has(word);
}

/** The colour from its own column, by any name in any language, or null. */
export function colourFrom(text: string): string | null {
  const name = fold(text).replaceAll(/\s+/g, " ").trim();
  for (const language of locales) {
    const key = wordsOf(language).get(name);
    if (key) return key;
  }
  return null;
}
