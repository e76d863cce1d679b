/** A position in the viewport, CSS px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box in the viewport, CSS px, as in `getBoundingClientRect`. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Hover delay before an entry opens, ms: short enough to feel immediate, long enough to pass by. */
export const openDelay = 120;

/** How long an open panel waits for a pointer that moves towards it, ms. */
export const safePassage = 350;

/** How many of the last pointer positions determine its direction; fewer are too noisy, more are too slow. */
export const trailLength = 4;

/** How far the triangle's base extends beyond the panel at either end, px, because pointers overshoot corners. */
const slack = 24;

/**
 * The panel's edge nearest to the pointer, as the base of the triangle. It depends on their positions only: the left
 * edge in a left-to-right menu, the right edge in a right-to-left one, and the top edge for a panel below its entry.
 */
function nearEdge(from: Point, panel: Box): readonly [Point, Point] {
  if (from.x <= panel.left || from.x >= panel.right) {
    const x = from.x <= panel.left ? panel.left : panel.right;
    return [
      { x, y: panel.top - slack },
      { x, y: panel.bottom + slack },
    ];
  }
  const y = from.y <= panel.top ? panel.top : panel.bottom;
  return [
    { x: panel.left - slack, y },
    { x: panel.right + slack, y },
  ];
}

/** Twice the signed area of a triangle; its sign shows on which side of a line the third point is. */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Whether a point lies in a triangle, its sides included. */
function insideTriangle(point: Point, a: Point, b: Point, c: Point): boolean {
  const sides = [turn(a, b, point), turn(b, c, point), turn(c, a, point)];
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

/** Whether a pointer movement heads for the panel. A resting pointer does not. */
export function headsForPanel(from: Point, to: Point, panel: Box): boolean {
  if (Math.hypot(to.x - from.x, to.y - from.y) < 2) return false;
  const [one, other] = nearEdge(from, panel);
  return insideTriangle(to, from, one, other);
}

/**
 * The delay, ms, before the entry under the pointer replaces the open one: `safePassage` for a pointer that heads for
 * the open panel, otherwise `openDelay`.
 */
export function switchDelay(trail: readonly Point[], panel: Box | undefined): number {
  const from = trail[0];
  const to = trail.at(-1);
  if (panel === undefined || from === undefined || to === undefined) return openDelay;
  return headsForPanel(from, to, panel) ? safePassage : openDelay;
}
