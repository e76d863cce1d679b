import { block, column, cut, type Field } from "../field.ts";
import type { Closure, Relief } from "../shape.ts";
import { closure, skirtFoot, skirtRadius, turnedPiece } from "./pieces.ts";

/** Flip-top: skirt, parting line, hinged lid with a thumb recess. `flare` widens the foot to meet a bottle's shoulder. */
export function flipTop(d: number, h: number, flare = 0, lidRibs = false): Closure {
  const r = skirtRadius(d) + 0.8;
  const foot = r + flare;
  const part = h * 0.58;
  const lid: Relief[] = [
    { kind: "recess", turn: -Math.PI / 2, z: part + 1.1, width: 1.05, height: 6.2, depth: 2.1 },
  ];
  const base: Relief[] = [
    { kind: "recess", turn: -Math.PI / 2, z: part - 0.4, width: 0.86, height: 3.6, depth: 1.1 },
  ];
  if (lidRibs) base.push({ kind: "ribs", count: Math.round(d * 2), depth: 0.5, from: 1.6, to: part - 3 });
  return {
    parts: [
      turnedPiece(
        [
          [foot - 1.4, 1],
          [foot - 1.4, 0, 0.2],
          [foot, 0, 0.4],
          [r, part - 0.5, flare > 0 ? 0.5 : 0.35],
          [r - 0.5, part, 0.2],
          [r - 3, part],
        ],
        base,
      ),
      turnedPiece(
        [
          [r - 3, part - 0.6],
          [r - 0.75, part - 0.1, 0.1],
          [r - 0.75, part + 0.3, 0.1],
          [r, part + 0.35, 0.25],
          [r - 0.2, h, 2.2],
          [r * 0.5, h + 0.25],
          [0, h + 0.35],
        ],
        lid,
      ),
      // the hinge at the back
      closure({
        kind: "sculpted",
        distance: block([0, r - 0.35, part], [r * 0.42, 0.8, 1.7], 0.5),
        box: { min: [-r, r - 2, part - 3], max: [r, r + 2, part + 3] },
        step: 0.4,
      }),
    ],
    heightMm: h,
    seatMm: part - 1.4,
    weightG: 0.0019 * d * h * 3.4,
  };
}

/** Disc-top: press the back of the round plate and its front edge rises. */
export function discTop(d: number, h: number): Closure {
  const r = skirtRadius(d) + 0.7;
  const deck: Field = column([0, 0], h * 0.6, h, r, 1.3);
  const plateR = r * 0.72;
  const field: Field = (x, y, z) => {
    const radius = Math.hypot(x, y);
    // the gap round the plate
    const gap = Math.hypot(radius - plateR, (z - h) * 0.9) - 0.42;
    // thumb hollow behind, orifice notch in front
    const hollow = Math.hypot(x, (y - plateR * 0.62) * 1.25, (z - h - 6.5) * 1.15) - 8.6;
    const notch = block([0, -r, h - 0.6], [plateR * 0.34, r * 0.36, 1.25], 0.7)(x, y, z);
    return cut(cut(cut(deck(x, y, z), hollow, 0.8), gap, 0.25), notch, 0.4);
  };
  return {
    parts: [
      turnedPiece(
        [...skirtFoot(r), [r, h * 0.66, 0.3], [r - 0.4, h * 0.68, 0.1], [r - 3, h * 0.68]],
        [{ kind: "ribs", count: Math.round(d * 2), depth: 0.45, from: 1.8, to: h * 0.66 - 1.6 }],
      ),
      closure(
        {
          kind: "sculpted",
          distance: field,
          box: { min: [-r - 1, -r - 1, h * 0.6 - 1], max: [r + 1, r + 1, h + 2] },
          step: 0.34,
        },
        0.35,
      ),
    ],
    heightMm: h + 0.35,
    seatMm: h * 0.66 - 1.5,
    weightG: 0.0019 * d * h * 3.3,
  };
}

/** Push-pull (sport) cap: ribbed skirt, cone and a spout that pulls up. */
export function pushPullCap(d: number, h: number): Closure {
  const r = skirtRadius(d);
  return {
    parts: [
      turnedPiece(
        [
          ...skirtFoot(r),
          [r - 0.2, 13, 1],
          [r * 0.62, 16.5, 2.5],
          [r * 0.47, h * 0.62, 0.8],
          [r * 0.4, h * 0.62],
        ],
        [{ kind: "ribs", count: Math.round(d * 2.4), depth: 0.5, from: 1.4, to: 11.4 }],
      ),
      turnedPiece([
        [r * 0.36, h * 0.62 - 1],
        [r * 0.36, h * 0.62 + 0.8, 0.2],
        [r * 0.54, h * 0.62 + 1, 0.7],
        [r * 0.54, h * 0.62 + 3.4, 0.8],
        [r * 0.4, h * 0.62 + 5, 1.2],
        [r * 0.36, h - 3.4, 1],
        [r * 0.46, h - 2.2, 0.8],
        [r * 0.42, h, 1],
        [r * 0.14, h, 0.4],
        [r * 0.12, h - 1],
        [0, h - 1],
      ]),
    ],
    heightMm: h,
    seatMm: 11.6,
    weightG: 0.0019 * d * h * 2.2,
  };
}
