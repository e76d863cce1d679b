import type { DrawingPoint } from "./contour.ts";

/** Text escaped for XML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (c) =>
    c === "&" ? "&amp;" : c === "<" ? "&lt;" : c === ">" ? "&gt;" : "&quot;",
  );
}

const short = (v: number): string => String(Math.round(v * 10) / 10);

/** An SVG path through points in the sheet's units. */
export function path(line: readonly DrawingPoint[], closed: boolean): string {
  const points = line.map(([x, y]) => `${short(x)} ${short(y)}`);
  return `M${points.join("L")}${closed ? "Z" : ""}`;
}

/** A path with a straight line. */
export const segment = (from: DrawingPoint, to: DrawingPoint): string => path([from, to], false);

/** A stroke of a drawing, with its class. */
export function stroke(kind: string, d: string): string {
  return `<path class="${kind}" d="${d}"/>`;
}

/**
 * A text isolated in its own direction: the sheet is left to right, and would reorder `500 مل`. With characters (RLI,
 * PDI) rather than an attribute, which not every SVG reader supports.
 */
export function inOwnDirection(text: string): string {
  return /\p{Script=Arabic}/u.test(text) ? `\u2067${text}\u2069` : text;
}

/** A text at a position; `anchor` as in SVG, `turn` in degrees. */
export function words(
  text: string,
  x: number,
  y: number,
  options: { kind?: string; anchor?: "start" | "middle" | "end"; turn?: number } = {},
): string {
  const { kind = "text", anchor = "middle", turn } = options;
  const turned = turn ? ` transform="rotate(${turn} ${short(x)} ${short(y)})"` : "";
  return `<text class="${kind}" x="${short(x)}" y="${short(y)}" text-anchor="${anchor}"${turned}>${escaped(inOwnDirection(text))}</text>`;
}

const arrow = 9;

function head(x: number, y: number, dx: number, dy: number): string {
  const bx = x - dx * arrow;
  const by = y - dy * arrow;
  const w = arrow * 0.17;
  return path(
    [
      [x, y],
      [bx - dy * w, by + dx * w],
      [bx + dy * w, by - dx * w],
    ],
    true,
  );
}

/** Distance in sheet units between a dimension line and the measured object. */
const gap = 4;

/** A dimension from x1 to x2, drawn at height y, with witness lines from `from1` and `from2`. */
export function across(
  x1: number,
  x2: number,
  y: number,
  from1: number,
  from2: number,
  text: string,
): string {
  const side = Math.sign(y - from1) || 1;
  const tight = x2 - x1 < 2.6 * arrow;
  const [left, right] = tight ? [x1 - 2 * arrow, x2 + 2 * arrow] : [x1, x2];
  const lines = [
    segment([x1, from1 + side * gap], [x1, y + side * gap]),
    segment([x2, from2 + side * gap], [x2, y + side * gap]),
    segment([left, y], [right, y]),
  ];
  const heads = tight ? head(x1, y, 1, 0) + head(x2, y, -1, 0) : head(x1, y, -1, 0) + head(x2, y, 1, 0);
  return stroke("thin", lines.join("")) + stroke("arrow", heads) + words(text, (x1 + x2) / 2, y - 5);
}

/** A dimension from y1 up to y2 (smaller), drawn at x, with witness lines from `from1` and `from2`. */
export function upright(
  y1: number,
  y2: number,
  x: number,
  from1: number,
  from2: number,
  text: string,
): string {
  const side = Math.sign(x - from1) || 1;
  const tight = y1 - y2 < 2.6 * arrow;
  const [low, high] = tight ? [y1 + 2 * arrow, y2 - 2 * arrow] : [y1, y2];
  const lines = [
    segment([from1 + side * gap, y1], [x + side * gap, y1]),
    segment([from2 + side * gap, y2], [x + side * gap, y2]),
    segment([x, low], [x, high]),
  ];
  const heads = tight ? head(x, y1, 0, -1) + head(x, y2, 0, 1) : head(x, y1, 0, 1) + head(x, y2, 0, -1);
  const at = tight ? high - 4 : (y1 + y2) / 2;
  const label = tight ? words(text, x, at) : words(text, x - 5, at, { turn: -90 });
  return stroke("thin", lines.join("")) + stroke("arrow", heads) + label;
}
