import { fold, foldWithOffsets } from "./fold.ts";

/** A half-open range of UTF-16 offsets. */
export type TextRange = [start: number, end: number];

const wordUnit = /[\p{L}\p{N}]/u;

/** The occurrences of `term` in `text`: at the start of words if there are any, else anywhere. */
function occurrences(text: string, term: string): number[] {
  const atWordStart: number[] = [];
  const inside: number[] = [];
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    const startsWord = at === 0 || !wordUnit.test(text[at - 1] ?? "");
    (startsWord ? atWordStart : inside).push(at);
  }
  return atWordStart.length > 0 ? atWordStart : inside;
}

/**
 * The parts of `original` that the terms matched, for highlighting: sorted, without overlaps, never separating a letter
 * from its accent. Terms are folded before comparison; folded ones are accepted too.
 */
export function highlightRanges(original: string, terms: readonly string[]): TextRange[] {
  const folded = foldWithOffsets(original);
  const found: TextRange[] = [];
  for (const term of new Set(terms.map(fold))) {
    if (term.trim() === "") continue;
    for (const at of occurrences(folded.text, term)) {
      found.push([folded.starts[at] ?? 0, folded.ends[at + term.length - 1] ?? original.length]);
    }
  }
  found.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const ranges: TextRange[] = [];
  for (const range of found) {
    const last = ranges.at(-1);
    if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1]);
    else ranges.push([range[0], range[1]]);
  }
  return ranges;
}
