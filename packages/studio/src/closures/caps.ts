import type { Closure, ProfilePoint, Relief } from "../shape.ts";
import { skirt, skirtRadius, turnedPiece } from "./pieces.ts";

/** Screw cap with grip ribs. */
export function ribbedCap(d: number, h: number, count = Math.round(d * 2.1)): Closure {
  const r = skirtRadius(d);
  return {
    parts: [turnedPiece(skirt(r, h, 1.3), [{ kind: "ribs", count, depth: 0.62, from: 1.6, to: h - 2.2 }])],
    heightMm: h,
    seatMm: h - 1.6,
    weightG: 0.0019 * d * h * 2.6,
  };
}

/** Screw cap with a plain skirt and a soft top edge. */
export function smoothCap(d: number, h: number): Closure {
  const r = skirtRadius(d) + 0.3;
  return {
    parts: [turnedPiece(skirt(r, h, 1.9, 0.12))],
    heightMm: h,
    seatMm: h - 1.6,
    weightG: 0.0019 * d * h * 2.8,
  };
}

/** Beverage and dairy cap: finely knurled, with a tamper band on bridges. */
export function tamperCap(d: number, h: number, band = 3.6): Closure {
  const r = skirtRadius(d);
  const fine: Relief = { kind: "ribs", count: Math.round(d * 4), depth: 0.42, from: band + 1.4, to: h - 1.3 };
  return {
    parts: [
      turnedPiece(
        [
          [r - 1.3, band],
          [r - 1.3, 0, 0.2],
          [r + 0.15, 0, 0.4],
          [r + 0.15, band, 0.3],
          [r - 1.3, band],
        ],
        [{ kind: "ribs", count: Math.round(d * 1.3), depth: 0.16, from: 0.8, to: band - 0.7 }],
      ),
      turnedPiece(
        [
          [r - 0.8, band - 0.6],
          [r - 0.8, band + 0.55, 0.1],
          [r + 0.05, band + 0.6, 0.25],
          [r - 0.15, h, 1.1],
          [r * 0.5, h],
          [0, h - 0.1],
        ],
        [fine],
      ),
    ],
    heightMm: h,
    seatMm: h - 1.5,
    weightG: 0.0019 * d * h * 2.2,
  };
}

/** Two-piece push-and-turn cap: coarse grip, a stepped foot and an embossed ring on the top. */
export function childResistantCap(d: number, h: number): Closure {
  const r = skirtRadius(d) + 1.6;
  return {
    parts: [
      turnedPiece(
        [
          [r - 1.5, 1],
          [r - 1.5, 0, 0.2],
          [r + 0.7, 0, 0.5],
          [r + 0.7, 2.6, 0.5],
          [r, 3.2, 0.3],
          [r - 0.9, h, 1.2],
          [r - 2.8, h, 0.4],
          [r - 3.3, h - 0.6, 0.3],
          [r - 5.2, h - 0.6, 0.3],
          [r - 5.7, h, 0.3],
          [0, h + 0.1],
        ],
        [{ kind: "ribs", count: Math.round(d * 1.15), depth: 1, from: 4, to: h - 2 }],
      ),
    ],
    heightMm: h,
    seatMm: h - 2.4,
    weightG: 0.0019 * d * h * 5,
  };
}

/** Wide lid for jars: a plain or ribbed skirt and a stacking recess on the top. */
export function jarLid(d: number, h: number, ribs = false, dome = 0): Closure {
  const r = skirtRadius(d) + 0.6;
  const points: ProfilePoint[] = [
    [r - 1.6, 2],
    [r - 1.6, 0, 0.2],
    [r, 0, 0.45],
    [r - 0.1, h, dome > 0 ? 2.6 : 1.7],
  ];
  if (dome > 0) points.push([r * 0.55, h + dome, r * 0.5], [0, h + dome * 1.12]);
  else points.push([r - 3.4, h, 0.7], [r - 4.2, h - 1.1, 0.6], [0, h - 1.1]);
  const relief: Relief[] = ribs
    ? [{ kind: "ribs", count: Math.round(d * 1.5), depth: 0.6, from: 1.6, to: h - 2.6 }]
    : [];
  return {
    parts: [turnedPiece(points, relief)],
    heightMm: h + dome,
    seatMm: h - 2.4,
    weightG: 0.0019 * d * h * 2.8 + d * d * 0.0012,
  };
}

/** Plastic tube or nozzle cone with its over-cap. */
export function coneCap(d: number, h: number): Closure {
  const r = skirtRadius(d) + 0.4;
  return {
    parts: [
      turnedPiece(
        [
          [r - 1.2, 1],
          [r - 1.2, 0, 0.2],
          [r, 0, 0.4],
          [r * 0.82, h * 0.55, 3],
          [r * 0.52, h, 1.6],
          [0, h + 0.3],
        ],
        [{ kind: "ribs", count: Math.round(d * 1.6), depth: 0.5, from: 1.6, to: h * 0.5 }],
      ),
    ],
    heightMm: h,
    seatMm: Math.min(10, h * 0.5),
    weightG: 0.0019 * d * h * 2.2,
  };
}
