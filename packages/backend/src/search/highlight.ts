import { foldWithOffsets } from "@preforma/domain/text";
import { placesOf } from "./analyse.ts";
import type { Slot } from "./understand.ts";
import type { Highlights } from "./types.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** How much of each matched term to mark, in folded units; the longest where several words matched it. */
export function markedTerms(slots: readonly Slot[]): ReadonlyMap<number, number> {
  const marked = new Map<number, number>();
  for (const slot of slots) for (const { term, length } of slot.matches) marked.set(term, Math.max(length, marked.get(term) ?? 0));
  return marked;
}

/** The ranges of a title that the query matched: ascending, apart, never between a letter and its accent. */
export function highlight(title: string, marked: ReadonlyMap<number, number>, vocabulary: Vocabulary): Highlights {
  const ranges: Highlights = [];
  for (const { term, start, end, offset } of placesOf(title)) {
    const units = marked.get(vocabulary.find(term));
    if (units === undefined) continue;
    const text = title.slice(start, end);
    const folded = foldWithOffsets(text);
    const isWhole = units >= term.length && offset === 0 && offset + term.length >= folded.text.length;
    // A measure is spelt otherwise in the title; its beginning cannot be told apart, its number is marked anyway.
    const isSpeltSo = folded.text.replace(",", ".").startsWith(term, offset);
    if (isWhole || (!isSpeltSo && units >= term.length)) ranges.push([start, end]);
    else if (isSpeltSo) ranges.push([start + folded.starts[offset]!, start + folded.ends[Math.min(offset + units, folded.ends.length) - 1]!]);
  }
  ranges.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const merged: Highlights = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1]);
    else merged.push(range);
  }
  return merged;
}
