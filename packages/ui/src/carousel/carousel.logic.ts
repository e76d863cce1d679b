/** A horizontal extent, px from the left of the window, as in `getBoundingClientRect`. */
export interface Span {
  readonly left: number;
  readonly right: number;
}

/** The first and last item that are mostly visible; both -1 if there is none. */
export function visibleRange(frame: Span, items: readonly Span[]): { first: number; last: number } {
  let first = -1;
  let last = -1;
  for (const [place, item] of items.entries()) {
    const seen = Math.min(item.right, frame.right) - Math.max(item.left, frame.left);
    if (seen * 2 <= item.right - item.left) continue;
    if (first < 0) first = place;
    last = place;
  }
  return { first, last };
}

/**
 * The item at the start of the line after a step: one frame forward or back, never past an end.
 */
export function placeAfterPage(
  range: { first: number; last: number },
  step: "next" | "previous",
  count: number,
): number {
  const full = Math.max(range.last - range.first + 1, 1);
  const start = Math.max(range.first, 0);
  const wanted = step === "next" ? start + full : start - full;
  return Math.min(Math.max(wanted, 0), Math.max(count - 1, 0));
}
