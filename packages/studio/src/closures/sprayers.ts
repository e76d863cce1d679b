import { block, column, cut, join, plate, rod, type Field } from "../field.ts";
import type { Closure, Part } from "../shape.ts";
import { closure, collar, dipTube, skirtFoot, skirtRadius, turned, turnedPiece } from "./pieces.ts";

/** Trigger sprayer seen from its side, nozzle to the left. */
export function triggerSprayer(d: number, tube = 0): Closure {
  const r = skirtRadius(d) + 0.8;
  const h = 17;
  const shroud = plate(
    [
      [-31, 52],
      [-31, 67.5],
      [-22, 71.5],
      [8, 74],
      [27, 68],
      [33.5, 56],
      [30, 49.5],
      [20, 51],
      [10.5, 45],
      [8.5, 20],
      [-8.5, 20],
      [-9.5, 47],
      [-14, 51.5],
    ],
    9.6,
    3.4,
  );
  const neckPost = column([0, 0], h - 1, 48, 9.2, 1);
  const slot = block([0, 0, 71], [60, 3.4, 0.0001], 0);
  const nozzle: Field = (x, y, z) => {
    const q = Math.max(Math.abs(y) - 8.2, Math.abs(z - 59.4) - 8.2);
    const square = Math.hypot(Math.max(Math.abs(y) - 5.4, 0), Math.max(Math.abs(z - 59.4) - 5.4, 0)) - 2.9;
    const along = Math.abs(x + 36.4) - 5.6;
    return Math.max(Math.min(square, q), along);
  };
  const orifice = rod([-44, 0, 59.4], [-40.5, 0, 59.4], 2.4);
  const ring = (x: number, y: number, z: number): number =>
    Math.hypot(Math.hypot(y, z - 59.4) - 4.6, x + 42) - 0.6;
  const body: Field = (x, y, z) => {
    const taper = (z - 60) * 0.1;
    let v = join(shroud(x, y * (1 + Math.max(0, taper) * 0.06), z), neckPost(x, y, z), 4);
    // parting line along the shroud
    v = cut(
      v,
      Math.hypot(
        slot(x, y, z) > 0 ? Math.max(0, Math.abs(z - 56.2 + x * 0.02)) : 0,
        Math.max(0, 9.6 - Math.abs(y)),
      ) - 0.38,
      0.2,
    );
    return v;
  };
  const nose: Field = (x, y, z) => cut(cut(nozzle(x, y, z) - 0.3, orifice(x, y, z), 0.5), ring(x, y, z), 0.3);
  const lever = plate(
    [
      [-13.2, 52.5],
      [-20.5, 52.5],
      [-23, 44],
      [-26.5, 34],
      [-32, 24.5],
      [-38.5, 19.4],
      [-37, 17],
      [-29.5, 20.5],
      [-23, 28.5],
      [-18.4, 38],
    ],
    7,
    1.5,
  );
  const trigger: Field = (x, y, z) => {
    const groove = Math.min(
      Math.hypot(x + 25, z - 27) - 0.5,
      Math.hypot(x + 30.4, z - 21) - 0.5,
      Math.hypot(x + 21.5, z - 33.5) - 0.5,
    );
    return cut(lever(x, y, z), groove, 0.4);
  };
  const piston = rod([-6, 0, 42], [-19, 0, 38], 3.6, 3);
  const part = (
    distance: Field,
    min: [number, number, number],
    max: [number, number, number],
    step = 0.6,
  ): Part => closure({ kind: "sculpted", distance, box: { min, max }, step });
  return {
    parts: [
      collar(r, h, Math.round(d * 1.9), 9.4),
      part(body, [-34, -12, h - 2], [36, 12, 76]),
      part(nose, [-45, -11, 48], [-29, 11, 71], 0.5),
      part(trigger, [-41, -9, 15], [-11, 9, 55], 0.5),
      {
        finish: "neutral",
        form: { kind: "sculpted", distance: piston, box: { min: [-24, -5, 33], max: [0, 5, 47] }, step: 0.6 },
      },
      ...dipTube(tube, 2.8),
    ],
    heightMm: 74,
    seatMm: h - 1.4,
    weightG: 27,
  };
}

/** Fine mist sprayer: smooth collar and a finger actuator with its orifice to the front left. */
export function mistSprayer(d: number, tube = 0): Closure {
  const r = skirtRadius(d);
  const h = 15;
  const turn = -Math.PI * 0.62;
  return {
    parts: [
      collar(r, h, 0, 8.6),
      turnedPiece([
        [8.4, h],
        [8.2, h + 2, 0.6],
        [7.4, h + 5.6, 1],
        [4.4, h + 6, 0.4],
        [4.2, h + 9],
      ]),
      turnedPiece(
        [
          [5, h + 8.4],
          [5, h + 7.8, 0.2],
          [6.6, h + 7.8, 0.5],
          [6.4, h + 19.4, 1.3],
          [3.4, h + 18.8, 2],
          [0, h + 18.4],
        ],
        [
          { kind: "recess", turn, z: h + 14.6, width: 0.9, height: 5.4, depth: 0.75 },
          { kind: "recess", turn, z: h + 14.6, width: 0.2, height: 1.3, depth: 1.4 },
        ],
      ),
      ...dipTube(tube, 1.5),
    ],
    heightMm: h + 19.4,
    seatMm: h - 1.4,
    weightG: 5.5,
  };
}

/** Dropper: ribbed collar, rubber bulb and a glass pipette of `pipette` mm below the collar's lower edge. */
export function dropperAssembly(d: number, pipette: number): Closure {
  const r = skirtRadius(d);
  const h = 14;
  return {
    parts: [
      turnedPiece(
        [...skirtFoot(r), [r - 0.2, h, 1], [6.6, h, 0.3], [6.4, h + 1]],
        [{ kind: "ribs", count: Math.round(d * 2.6), depth: 0.5, from: 1.4, to: h - 1.8 }],
      ),
      turnedPiece([
        [6.2, h - 0.5],
        [6.4, h + 2.4, 0.8],
        [5.5, h + 4.4, 1.6],
        [6, h + 10, 6],
        [6.1, h + 20, 8],
        [5.2, h + 29.5, 5],
        [0, h + 30.6],
      ]),
      ...(pipette > 0
        ? [
            {
              finish: "neutral" as const,
              form: turned([
                [0, -pipette],
                [0.9, -pipette, 0.2],
                [1.6, -pipette + 7, 3],
                [3.3, -pipette + 15, 5],
                [3.3, 2],
              ]),
            },
          ]
        : []),
    ],
    heightMm: h + 30.6,
    seatMm: h - 2,
    weightG: 4.6,
  };
}
