import { foldWithOffsets } from "@preforma/domain/text";
import { eachPlace } from "./places.ts";
import type { Slot } from "./understand.ts";
import type { Highlights } from "./types.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { Match } from "./words.ts";

/** What of each matched term to mark, by the term; the longest where several words matched it. */
export function markedTerms(slots: readonly Slot[], vocabulary: Vocabulary): ReadonlyMap<string, Match> {
  const marked = new Map<string, Match>();
  for (const { matches } of slots) {
    for (const match of matches) {
      const term = vocabulary.terms[match.term]!;
      const known = marked.get(term);
      if (!known || match.to - match.from > known.to - known.from) marked.set(term, match);
    }
  }
  return marked;
}

/** The ranges of a title that the query matched: ascending, apart, never between a letter and its accent. */
export function highlight(title: string, marked: ReadonlyMap<string, Match>): Highlights {
  const ranges: Highlights = [];
  eachPlace(title, ({ term, start, end, offset, isWord }, from) => {
    const match = marked.get(term);
    if (!match) return;
    const isWhole = match.to - match.from >= term.length;
    if (isWhole && isWord) {
      ranges.push([from + start, from + end]);
      return;
    }
    const folded = foldWithOffsets(title.slice(from + start, from + end));
    if (folded.text.replace(",", ".").startsWith(term, offset)) {
      const begin = from + start;
      ranges.push([begin + folded.starts[offset + match.from]!, begin + folded.ends[offset + match.to - 1]!]);
    } else if (isWhole) {
      // A measure in its one spelling, which the title need not have: all of it or nothing, its number is marked anyway.
      ranges.push([from + start, from + end]);
    }
  });
  ranges.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const merged: Highlights = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1]);
    else merged.push(range);
  }
  return merged;
}
