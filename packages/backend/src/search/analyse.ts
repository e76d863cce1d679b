import { fold, tokenise } from "@preforma/domain/text";
import { diameterTerm, measureTerm, numberOf, splitMeasure, volumeTerm } from "./units.ts";

const digit = /\d/;
const arabicArticle = /^ال(?=.{3})/u;

/**
 * Visits all search terms of a text: its words, plus measures in canonical spelling (`0,5 L` gives `500ml`), the parts
 * of a neck finish (`28/410` gives `28` and `410`), and Arabic words without their article. `first` and `last` are the
 * indexes of the words that a term covers; `offset` is where it begins in the first.
 */
export function eachTerm(
  words: readonly string[],
  visit: (term: string, first: number, last: number, offset: number) => void,
): void {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    visit(word, at, at, 0);
    if (digit.test(word)) {
      const next = words[at + 1];
      const value = numberOf(word);
      const split = value === undefined ? splitMeasure(word) : undefined;
      const measure = split
        ? measureTerm(split.value, split.unit)
        : value !== undefined && next !== undefined
          ? measureTerm(value, next)
          : undefined;
      if (measure !== undefined) visit(measure, at, split ? at : at + 1, 0);
      if (word.includes("/")) {
        let offset = 0;
        for (const part of word.split("/")) {
          visit(part, at, at, offset);
          offset += part.length + 1;
        }
      }
    } else if (arabicArticle.test(word)) visit(word.slice(2), at, at, 2);
  }
}

/** Folded terms of a text, with repetitions. */
export function termsOf(text: string): string[] {
  const terms = termsOfWords(tokenise(text));
  for (const piece of text.includes("-") ? text.split(" ") : []) {
    const joined = joinedWord(piece);
    if (joined !== undefined) terms.push(joined);
  }
  return terms;
}

function termsOfWords(words: readonly string[]): string[] {
  const terms: string[] = [];
  eachTerm(words, (term) => terms.push(term));
  return terms;
}

const hyphened = /^[^\p{L}\p{N}]*(\p{L}+)[-\u2010\u2011](\p{L}+)[^\p{L}\p{N}]*$/u;

/** `Roll-On` as one folded word, for those who type `rollon`; undefined unless it is two words and a hyphen. */
export function joinedWord(piece: string): string | undefined {
  const parts = hyphened.exec(piece);
  return parts ? fold(`${parts[1]}${parts[2]}`) : undefined;
}

/**
 * The terms of a neck finish: as written, its parts, all joined (`28410`, `pco1881`), and the diameter, because buyers
 * know `28 mm` before they know the thread.
 */
export function neckTerms(neck: { code: string; diameter_mm: number }): string[] {
  const words = tokenise(neck.code);
  const compact = words.join("").replaceAll(/[^\p{L}\p{N}]/gu, "");
  const terms = [...termsOfWords(words), compact, diameterTerm(neck.diameter_mm)];
  return [...new Set(terms)];
}

/** The terms of a nominal volume: the measure and, for partial typing, number and unit. */
export function volumeTerms(ml: number): string[] {
  const litres = ml >= 1000 ? [String(Number((ml / 1000).toFixed(3))), "l"] : [];
  return [volumeTerm(ml), String(Number(ml.toFixed(2))), "ml", ...litres];
}

/** Letters and digits of an article code without separators: `TR-0757 / A` is `tr0757a`. */
export function compactCode(code: string): string {
  return tokenise(code)
    .join("")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
