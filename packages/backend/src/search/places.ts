import { tokensOf } from "@preforma/domain/text";
import { eachTerm, joinedWord } from "./analyse.ts";
import { eachPiece } from "./analysed.ts";

/** A term with the half-open range of the text that it comes from. */
export interface TermPlace {
  term: string;
  start: number;
  end: number;
  /** Where the term begins, in folded units from `start`. */
  offset: number;
  /** Whether the term is the whole word as written. */
  isWord: boolean;
}

/** Pieces of titles are few, but a catalogue may write codes into its titles. */
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

/** Visits the terms of a title; places are counted from `start`. */
export function eachPlace(title: string, visit: (place: TermPlace, start: number) => void): void {
  eachPiece(title, (piece, start, isPair) => {
    for (const place of placesInPiece(piece, isPair)) visit(place, start);
  });
}
