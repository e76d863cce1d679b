import { block, column, cut, join, meet, rod, type Field } from "../field.ts";
import type { Closure } from "../shape.ts";
import { closure, collar, dipTube, skirtFoot, skirtRadius, turnedPiece } from "./pieces.ts";

/** Lotion pump: ribbed collar, stem, and a head whose spout points to the left. */
export function lotionPump(d: number, tube = 0, smooth = false): Closure {
  const r = skirtRadius(d) + 0.3;
  const h = 17;
  const z = h + 13;
  const head = column([0, 0], z, z + 11, 9.4, 2.6);
  const spout = rod([0, 0, z + 7.2], [-30, 0, z + 6.4], 4.6, 3.5);
  const tip = rod([-30, 0, z + 6.4], [-35.5, 0, z + 1.4], 3.5, 2.8);
  const trim = block([-12, 0, z + 6], [40, 20, 5.4], 1.4);
  const bore = rod([-34.4, 0, z + 2.4], [-38, 0, z - 1], 1.5);
  const field: Field = (x, y, p) => {
    const grown = join(join(head(x, y, p), spout(x, y, p), 5), tip(x, y, p), 2);
    // thumb pad
    const pad = Math.hypot(x - 1, y, (p - z - 38) * 1) - 28.2;
    return cut(cut(meet(grown, trim(x, y, p), 1.4), pad, 1.2), bore(x, y, p), 0.4);
  };
  return {
    parts: [
      collar(r, h, smooth ? 0 : Math.round(d * 2), 8.2),
      turnedPiece([
        [8, h + 0.4],
        [7.6, h + 1.8, 0.5],
        [7.1, h + 6, 1],
        [4.6, h + 7, 0.6],
        [4.4, z + 1],
      ]),
      closure({
        kind: "sculpted",
        distance: field,
        box: { min: [-41, -11, z - 2], max: [11, 11, z + 14] },
        step: 0.5,
      }),
      ...dipTube(tube),
    ],
    heightMm: z + 11,
    seatMm: h - 1.4,
    weightG: 11 + d * 0.1,
  };
}

/** Foam pump: wide smooth collar, tapered bell and a broad head with a short spout. */
export function foamPump(d: number, tube = 0): Closure {
  const r = skirtRadius(d);
  const h = 16;
  const z = h + 20;
  const head = column([0, 0], z, z + 15, 13.2, 4);
  const spout = block([-17, 0, z + 9], [15, 6.4, 4.4], 3.6);
  const field: Field = (x, y, p) => {
    const pad = Math.hypot(x, y, p - z - 52) - 38.6;
    const mouth = rod([-33, 0, z + 8.6], [-26, 0, z + 8.6], 2.6);
    return cut(cut(join(head(x, y, p), spout(x, y, p), 6), pad, 1.6), mouth(x, y, p), 0.5);
  };
  return {
    parts: [
      turnedPiece([
        ...skirtFoot(r),
        [r - 0.2, h, 2],
        [15.2, h + 6.5, 4],
        [14.2, h + 12, 0.8],
        [10, h + 12.4, 0.5],
      ]),
      turnedPiece([
        [9.6, h + 11],
        [9.4, z + 2],
      ]),
      closure({
        kind: "sculpted",
        distance: field,
        box: { min: [-35, -15, z - 2], max: [15, 15, z + 18] },
        step: 0.55,
      }),
      ...dipTube(tube, 2.6),
    ],
    heightMm: z + 15,
    seatMm: h - 1.4,
    weightG: 24,
  };
}
