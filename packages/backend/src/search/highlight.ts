import { foldWithOffsets, tokensOf } from "@preforma/domain/text";
import type { Slot } from "./understand.ts";
import type { Highlights } from "./types.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { Match } from "./words.ts";
import { eachTerm, joinedWord } from "./analyse.ts";
import { eachPiece } from "./analysed.ts";

/** The part of each matched term to highlight, by term; the longest if several words matched it. */
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

/** The ranges of a title that the query matched: ascending, disjoint, never between a letter and its accent. */
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
      // A canonical measure, whose spelling may differ from the title's: highlighted whole or not at all; its number is
      // highlighted anyway.
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

/** A term with the half-open range of the text that it comes from. */
interface TermPlace {
  term: string;
  start: number;
  end: number;
  /** Where the term begins, in folded units from `start`. */
  offset: number;
  /** Whether the term is the whole word as written. */
  isWord: boolean;
}

/** Titles have few distinct pieces, but a catalogue may write codes into its titles. */
const maxCached = 20_000;
const cached = new Map<string, readonly TermPlace[]>();

function placesInPiece(piece: string, isPair: boolean): readonly TermPlace[] {
  let places = cached.get(piece);
  if (!places) {
    const tokens = tokensOf(piece);
    const found: TermPlace[] = [];
    const visit = (term: string, first: number, last: number, offset: number): void => {
      // A term within one half of a pair is visited with that half.
      if (isPair && first === last) return;
      const isWord = first === last && offset === 0 && term === tokens[first]!.term;
      found.push({ term, start: tokens[first]!.start, end: tokens[last]!.end, offset, isWord });
    };
    eachTerm(
      tokens.map((token) => token.term),
      visit,
    );
    const joined = isPair ? undefined : joinedWord(piece);
    if (joined !== undefined && tokens.length === 2) {
      found.push({ term: joined, start: tokens[0]!.start, end: tokens[1]!.end, offset: 0, isWord: true });
    }
    places = found;
    if (cached.size >= maxCached) cached.clear();
    cached.set(piece, places);
  }
  return places;
}

/** Visits the terms of a title; offsets count from `start`. */
function eachPlace(title: string, visit: (place: TermPlace, start: number) => void): void {
  eachPiece(title, (piece, start, isPair) => {
    for (const place of placesInPiece(piece, isPair)) visit(place, start);
  });
}
