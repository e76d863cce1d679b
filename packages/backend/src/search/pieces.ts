/** A number at the end of a piece of text may have its unit in the next one. */
const endsInDigit = /\p{Nd}$/u;

/**
 * Visits a title's pieces between spaces, and a number once more together with what follows it. Titles do not repeat
 * but their pieces do, so that results for a piece can be cached. Returns the number of pieces.
 */
export function eachPiece(
  title: string,
  visit: (piece: string, start: number, isPair: boolean) => void,
): number {
  const pieces = title.split(" ");
  let start = 0;
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at]!;
    const next = pieces[at + 1];
    visit(piece, start, false);
    if (next !== undefined && endsInDigit.test(piece)) visit(`${piece} ${next}`, start, true);
    start += piece.length + 1;
  }
  return pieces.length;
}
