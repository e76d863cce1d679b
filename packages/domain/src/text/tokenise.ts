import { fold, foldWithOffsets } from "./fold.ts";

/** Letters and digits; between digits also `/`, `.` and `,`, so that `28/410` and `0,5` stay whole. */
const word = /[\p{L}\p{N}]+(?:(?<=\p{N})[/.,](?=\p{N})[\p{L}\p{N}]+)*/gu;

/** A word of a text with its half-open range of UTF-16 offsets in the original. */
export interface Token {
  term: string;
  start: number;
  end: number;
}

/** A decimal comma becomes a decimal point; `1.000,5` is left unchanged. */
function plainNumber(term: string): string {
  return /^\p{N}+,\p{N}+/u.test(term) ? term.replace(",", ".") : term;
}

/**
 * The folded words of a text in order, including repetitions: `Şişe 0,5 L 28/410` becomes `sise`, `0.5`, `l`, `28/410`.
 * A number with an adjoining unit stays one word (`500ml`).
 */
export function tokenise(text: string): string[] {
  return (fold(text).match(word) ?? []).map(plainNumber);
}

/** Like {@link tokenise}, with the position of each word in the original text. */
export function tokensOf(original: string): Token[] {
  const folded = foldWithOffsets(original);
  return Array.from(folded.text.matchAll(word), (match) => ({
    term: plainNumber(match[0]),
    start: folded.starts[match.index] ?? 0,
    end: folded.ends[match.index + match[0].length - 1] ?? original.length,
  }));
}
