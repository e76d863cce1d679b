/** A place in the viewport, CSS px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box in the viewport, CSS px, as `getBoundingClientRect` gives it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How long the pointer rests on an entry before it opens, ms: short enough to feel immediate, long enough to pass by. */
export const openDelay = 120;

/** How long an open panel waits for a pointer that is on its way to it, ms. */
export const safePassage = 350;

/** How many of the last pointer places tell where it is going; fewer are too shaky, more are too late. */
export const trailLength = 4;

/** How much wider than the panel the triangle's base is at either end, px; hands do not aim at corners. */
const slack = 24;

/**
 * The edge of the panel that a pointer at this place sees first, as the base of its triangle. Found from their
 * positions, so it is the panel's left edge in a left-to-right menu, its right edge in a right-to-left one, and its
 * top edge for a panel that hangs below its entry.
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

/** Twice the signed area of a triangle; its sign tells on which side of a line the third point lies. */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Whether a point lies in a triangle, its sides included. */
function insideTriangle(point: Point, a: Point, b: Point, c: Point): boolean {
  const sides = [turn(a, b, point), turn(b, c, point), turn(c, a, point)];
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

/** Whether a pointer that came from one place to another is on its way to the panel. A resting pointer is not. */
export function headsForPanel(from: Point, to: Point, panel: Box): boolean {
  if (Math.hypot(to.x - from.x, to.y - from.y) < 2) return false;
  const [one, other] = nearEdge(from, panel);
  return insideTriangle(to, from, one, other);
}

/**
 * How long to wait, ms, before the entry under the pointer takes the place of the open one: a safe passage
 * for a pointer that crosses it on the way to the open panel, the usual short rest for any other.
 */
export function switchDelay(trail: readonly Point[], panel: Box | undefined): number {
  const from = trail[0];
  const to = trail.at(-1);
  if (panel === undefined || from === undefined || to === undefined) return openDelay;
  return headsForPanel(from, to, panel) ? safePassage : openDelay;
}
