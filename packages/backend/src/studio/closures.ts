import { block, column, cut, join, meet, plate, rod, type Field } from "./field.ts";
import type { Closure, Part, ProfilePoint, Relief, Turned } from "./shape.ts";

const turned = (points: readonly ProfilePoint[], relief?: readonly Relief[]): Turned => ({
  kind: "turned",
  points,
  ...(relief && { relief }),
});

const closure = (form: Part["form"], lift = 0): Part => ({ finish: "closure", form, lift });

/** Outer radius of a closure's skirt over a neck of nominal diameter `d`. */
export function skirtRadius(d: number): number {
  return d / 2 + (d > 60 ? 2.4 : d > 35 ? 2 : 1.7);
}

/** A skirt open below: from the inner edge, over the outside, to the middle of the top. */
function skirt(r: number, h: number, edge: number, draft = 0.25): ProfilePoint[] {
  return [
    [r - 1.4, 1.5],
    [r - 1.4, 0, 0.2],
    [r, 0, 0.35],
    [r - draft, h, edge],
    [r * 0.6, h, 0],
    [0, h + 0.15],
  ];
}

/** Screw cap with grip ribs. */
export function ribbedCap(d: number, h: number, count = Math.round(d * 2.1)): Closure {
  const r = skirtRadius(d);
  return {
    parts: [
      closure(turned(skirt(r, h, 1.3), [{ kind: "ribs", count, depth: 0.62, from: 1.6, to: h - 2.2 }])),
    ],
    heightMm: h,
    seatMm: h - 1.6,
    weightG: 0.0019 * d * h * 2.6,
  };
}

/** Screw cap with a plain skirt and a soft top edge. */
export function smoothCap(d: number, h: number): Closure {
  const r = skirtRadius(d) + 0.3;
  return {
    parts: [closure(turned(skirt(r, h, 1.9, 0.12)))],
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
      closure(
        turned(
          [
            [r - 1.3, band],
            [r - 1.3, 0, 0.2],
            [r + 0.15, 0, 0.4],
            [r + 0.15, band, 0.3],
            [r - 1.3, band],
          ],
          [{ kind: "ribs", count: Math.round(d * 1.3), depth: 0.16, from: 0.8, to: band - 0.7 }],
        ),
      ),
      closure(
        turned(
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
      closure(
        turned(
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
    parts: [closure(turned(points, relief))],
    heightMm: h + dome,
    seatMm: h - 2.4,
    weightG: 0.0019 * d * h * 2.8 + d * d * 0.0012,
  };
}

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
      closure(
        turned(
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
      ),
      closure(
        turned(
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
      closure(
        turned(
          [
            [r - 1.4, 1],
            [r - 1.4, 0, 0.2],
            [r, 0, 0.4],
            [r, h * 0.66, 0.3],
            [r - 0.4, h * 0.68, 0.1],
            [r - 3, h * 0.68],
          ],
          [{ kind: "ribs", count: Math.round(d * 2), depth: 0.45, from: 1.8, to: h * 0.66 - 1.6 }],
        ),
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
      closure(
        turned(
          [
            [r - 1.4, 1],
            [r - 1.4, 0, 0.2],
            [r, 0, 0.4],
            [r - 0.2, 13, 1],
            [r * 0.62, 16.5, 2.5],
            [r * 0.47, h * 0.62, 0.8],
            [r * 0.4, h * 0.62],
          ],
          [{ kind: "ribs", count: Math.round(d * 2.4), depth: 0.5, from: 1.4, to: 11.4 }],
        ),
      ),
      closure(
        turned([
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
      ),
    ],
    heightMm: h,
    seatMm: 11.6,
    weightG: 0.0019 * d * h * 2.2,
  };
}

/** Plastic tube or nozzle cone with its over-cap. */
export function coneCap(d: number, h: number): Closure {
  const r = skirtRadius(d) + 0.4;
  return {
    parts: [
      closure(
        turned(
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
      ),
    ],
    heightMm: h,
    seatMm: Math.min(10, h * 0.5),
    weightG: 0.0019 * d * h * 2.2,
  };
}

/** A dip tube hanging `length` mm below the closure's lower edge. */
function dipTube(length: number, radius = 2.1): Part[] {
  if (length <= 0) return [];
  return [
    {
      finish: "neutral",
      form: {
        kind: "swept",
        radius,
        path: [
          [0, 0, 8],
          [0, 0, 0],
          [0, 0, -length * 0.5],
          [radius * 0.4, 0, -length * 0.8],
          [radius * 1.6, 0, -length],
        ],
      },
    },
  ];
}

function collar(r: number, h: number, ribs: number, top: number): Part {
  return closure(
    turned(
      [
        [r - 1.4, 1],
        [r - 1.4, 0, 0.2],
        [r, 0, 0.4],
        [r - 0.2, h, 1.2],
        [top, h + 0.7, 0.6],
        [top, h + 1.6],
      ],
      ribs > 0 ? [{ kind: "ribs", count: ribs, depth: 0.55, from: 1.5, to: h - 1.8 }] : [],
    ),
  );
}

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
      closure(
        turned([
          [8, h + 0.4],
          [7.6, h + 1.8, 0.5],
          [7.1, h + 6, 1],
          [4.6, h + 7, 0.6],
          [4.4, z + 1],
        ]),
      ),
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
      closure(
        turned([
          [r - 1.4, 1],
          [r - 1.4, 0, 0.2],
          [r, 0, 0.4],
          [r - 0.2, h, 2],
          [15.2, h + 6.5, 4],
          [14.2, h + 12, 0.8],
          [10, h + 12.4, 0.5],
        ]),
      ),
      closure(
        turned([
          [9.6, h + 11],
          [9.4, z + 2],
        ]),
      ),
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
    return Math.max(Math.min(square, q), along) + Math.min(0, 0);
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
      closure(
        turned([
          [8.4, h],
          [8.2, h + 2, 0.6],
          [7.4, h + 5.6, 1],
          [4.4, h + 6, 0.4],
          [4.2, h + 9],
        ]),
      ),
      closure(
        turned(
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
      closure(
        turned(
          [
            [r - 1.4, 1],
            [r - 1.4, 0, 0.2],
            [r, 0, 0.4],
            [r - 0.2, h, 1],
            [6.6, h, 0.3],
            [6.4, h + 1],
          ],
          [{ kind: "ribs", count: Math.round(d * 2.6), depth: 0.5, from: 1.4, to: h - 1.8 }],
        ),
      ),
      closure(
        turned([
          [6.2, h - 0.5],
          [6.4, h + 2.4, 0.8],
          [5.5, h + 4.4, 1.6],
          [6, h + 10, 6],
          [6.1, h + 20, 8],
          [5.2, h + 29.5, 5],
          [0, h + 30.6],
        ]),
      ),
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
