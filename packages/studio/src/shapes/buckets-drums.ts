import { openBody } from "../bodies.ts";
import { turned } from "../closures/pieces.ts";
import { column, join } from "../field.ts";
import type { Body, BuiltShape, Closure, Part, ProfilePoint, Section } from "../shape.ts";
import vessels from "./vessels.json" with { type: "json" };

/** A snap-on lid over a rim of radius `r`: rolled edge, recessed panel and a tear strip. */
function snapLid(r: number, h: number, section?: Section): Closure {
  const k = section ? 0 : 1;
  const points: ProfilePoint[] = [
    [r - 1.5, 0, 0, k],
    [r + 1.6, 0, 0.6, k],
    [r + 1.8, h * 0.42, 0.5, k],
    [r + 0.4, h * 0.48, 0.3, k],
    [r + 0.4, h * 0.55, 0.3, k],
    [r + 1.7, h * 0.6, 0.4, k],
    [r + 1.6, h, 2, k],
    [r - r * 0.055 - 1.5, h, 1.6, k],
    [r - r * 0.075 - 2, h * 0.5, 1.4, k],
    [r * 0.62, h * 0.5, 1, k],
    [r * 0.6, h * 0.62, 1, k],
    [0, h * 0.62, 0, k],
  ];
  return {
    parts: [{ finish: "closure", form: turned(points, undefined, section) }],
    heightMm: h,
    seatMm: h * 0.86,
    weightG: r * r * 0.0052,
  };
}

/** A bail handle against the front of a round bucket, with ears at its ends. */
function bail(r: number, from: number, drop: number, wire: number): Part[] {
  const at = (t: number): [number, number, number] => [
    Math.cos(t) * (r + wire),
    -Math.sin(t) * (r + wire) - 1.5 * Math.sin(t),
    from - drop * Math.sin(t) ** 0.9,
  ];
  const arc = (a: number, b: number): [number, number, number][] =>
    Array.from({ length: 61 }, (_, i) => at(a + ((b - a) * i) / 60));
  const ears: Part[] = [1, -1].map((side) => ({
    finish: "body",
    form: {
      kind: "sculpted",
      distance: (x, y, z) => {
        const q = Math.hypot(y, z - from) - 9;
        return Math.max(q, Math.abs(x - side * (r - 1)) - 5.5);
      },
      box: { min: [side * (r - 1) - 8, -12, from - 12], max: [side * (r - 1) + 8, 12, from + 12] },
      step: 0.9,
    },
  }));
  return [
    ...ears,
    { finish: "steel", form: { kind: "swept", radius: wire, path: arc(0.02, Math.PI - 0.02) } },
    {
      finish: "closure",
      form: { kind: "swept", radius: wire * 3.4, path: arc(Math.PI / 2 - 0.26, Math.PI / 2 + 0.26) },
    },
  ];
}

function hoop(r: number, z: number, size: number): ProfilePoint[] {
  return [
    [r, z - size, size * 0.4],
    [r + size * 0.8, z - size * 0.4, size * 0.4],
    [r + size * 0.8, z + size * 0.4, size * 0.4],
    [r, z + size, size * 0.4],
  ];
}

function openTopDrum(): Body {
  const points: ProfilePoint[] = [
    [0, 4],
    [165, 4, 4],
    [170, 0, 4],
    [184, 0, 20],
    [188, 60, 60],
    ...hoop(190, 200, 16),
    ...hoop(190, 420, 16),
    [188, 548, 18],
    [176, 580, 10],
    [176, 598, 2],
    [184, 600, 2],
    [184, 612, 3],
    [168, 612],
  ];
  // Just above the rim, which is scaled with the body.
  return { form: turned(points), wallMm: 3.4, neckFromMm: 613 };
}

function openTopLid(): Closure {
  const lid = turned([
    [178, 0],
    [187, 0, 1.5],
    [187, 20, 4],
    [170, 22, 5],
    [164, 8, 6],
    [60, 8, 8],
    [52, 14, 6],
    [0, 14],
  ]);
  const ring = turned([
    [186, 1],
    [191, 1, 2.5],
    [192.5, 9, 4],
    [191, 17, 2.5],
    [186, 17],
  ]);
  const lever = (x: number, y: number, z: number): number =>
    Math.max(Math.abs(z - 9) - 6, Math.abs(Math.hypot(x, y) - 195) - 2.4, Math.abs(x - 40) - 44, y) - 1;
  return {
    parts: [
      { finish: "closure", form: lid },
      { finish: "steel", form: ring },
      {
        finish: "steel",
        form: {
          kind: "sculpted",
          distance: lever,
          box: { min: [-8, -202, 0], max: [90, -150, 18] },
          step: 1.2,
        },
      },
    ],
    heightMm: 22,
    seatMm: 17,
    weightG: 1150,
  };
}

function closedDrum(): Body {
  const points: ProfilePoint[] = [
    [0, 6],
    [250, 6, 6],
    [256, 0, 5],
    [276, 0, 16],
    [288, 50, 40],
    ...hoop(289, 300, 20),
    ...hoop(289, 610, 20),
    [288, 800, 30],
    [276, 842, 20],
    [276, 858, 5],
    [291, 866, 6],
    [291, 892, 8],
    [278, 892, 6],
    [272, 878, 10],
    [180, 884, 20],
    [0, 886],
  ];
  // Just above the rim, as in an open-top drum.
  return { form: turned(points), wallMm: 3.6, neckFromMm: 893 };
}

/** Two bungs of 70 mm in the drum's head. */
function bungs(): Closure {
  const part = (x: number): Part => {
    const disc = column([x, -60], 0, 20, 36, 3);
    const grip = (px: number, py: number, z: number): number =>
      Math.max(Math.abs(px - x) - 26, Math.abs(py + 60) - 4.5, Math.abs(z - 20) - 9) - 2;
    return {
      finish: "closure",
      form: {
        kind: "sculpted",
        distance: (px, py, z) => join(disc(px, py, z), grip(px, py, z), 4),
        box: { min: [x - 40, -100, -2], max: [x + 40, -20, 34] },
        step: 1.3,
      },
    };
  };
  return { parts: [part(-190), part(190)], heightMm: 30, seatMm: 6, weightG: 160 };
}

function keg(): Body {
  const points: ProfilePoint[] = [
    [0, 4],
    [126, 4, 4],
    [130, 0, 4],
    [146, 0, 18],
    [150, 40, 30],
    ...hoop(151, 120, 12),
    ...hoop(151, 290, 12),
    [150, 384, 26],
    [128, 418, 10],
    [116, 424, 3],
    [116, 448, 2],
    [108, 448],
  ];
  return { form: turned(points), wallMm: 2.8, neckFromMm: 424 };
}

function screwLid(r: number, h: number): Closure {
  return {
    parts: [
      {
        finish: "closure",
        form: turned(
          [
            [r - 4, 0],
            [r, 0, 1.4],
            [r - 1, h, 5],
            [r - 14, h, 3],
            [r - 20, h - 8, 4],
            [0, h - 8],
          ],
          [{ kind: "ribs", count: 48, depth: 3, from: 5, to: h - 7 }],
        ),
      },
    ],
    heightMm: h,
    seatMm: h - 9,
    weightG: 260,
  };
}

const withBail = (body: Body, extras: Part[], reach: number): Body => ({
  ...body,
  extras,
  reachMm: [reach, reach],
});

/** Buckets, tubs and drums. */
export const bucketsDrums = {
  "bucket-conical-handle": {
    body: withBail(openBody(vessels.open.round10), bail(133, 190, 116, 2), 138),
    closure: snapLid(135, 17),
  },
  "bucket-tall-handle": {
    body: withBail(openBody(vessels.open.round20), bail(153, 276, 128, 2.4), 158),
    closure: snapLid(156, 21),
  },
  "bucket-rectangular": {
    body: openBody(vessels.open.rectangular),
    closure: snapLid(141, 16, { ratio: 0.745, exponent: 6 }),
  },
  "bucket-oval": {
    body: openBody(vessels.open.oval),
    closure: snapLid(116.5, 13, { ratio: 0.685, exponent: 2.3 }),
  },
  "bucket-tub": { body: openBody(vessels.open.tub), closure: snapLid(60, 9) },
  "drum-open-top": { body: openTopDrum(), closure: openTopLid() },
  "drum-closed": { body: closedDrum(), closure: bungs() },
  "drum-screw-lid": { body: keg(), closure: screwLid(126, 34) },
} satisfies Record<string, BuiltShape>;
