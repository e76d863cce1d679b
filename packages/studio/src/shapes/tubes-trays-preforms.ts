import { openBody } from "../bodies.ts";
import { neckPoints } from "../neck.ts";
import { type Body, type Closure, type BuiltShape, type ProfilePoint, type Section } from "../shape.ts";
import vessels from "./vessels.json" with { type: "json" };

/** A tube stands on its cap and ends in a flat seal at the top. */
function tubeBody(r: number, length: number, from: number, head = 1): Body {
  const flat = (Math.PI / 2) * r * (head === 1 ? 0.96 : 0.8);
  const section: Section = { ratio: 0.022, exponent: 2 };
  const points: ProfilePoint[] = [
    [0, from, 0, head],
    [r - 2, from, 0.8, head],
    [r, from + 2, 1.4, head],
    [r * 1.005, from + length * 0.16, 0, head],
    [flat * 0.995, from + length - 7, 0, 0],
    [flat, from + length, 0, 0],
  ];
  return { form: { kind: "turned", points, section }, wallMm: 0.5, neckFromMm: from + length + 1 };
}

function tubeCap(r: number, h: number, top: number, ribs: number, section?: Section): Closure {
  return {
    parts: [
      {
        finish: "closure",
        form: {
          kind: "turned",
          ...(section && { section }),
          points: [
            [0, 0, 0, 0],
            [r - 0.6, 0, 1.4, 0],
            [r, 1.2, 1, 0],
            [r, h, 0.7, 0],
            [r - 1.2, h, 0, 0],
          ],
          relief:
            ribs > 0
              ? [{ kind: "ribs", count: ribs, depth: 0.55, from: 3, to: h - 2.5 }]
              : [{ kind: "recess", turn: -Math.PI / 2, z: h * 0.42, width: 0.62, height: 5, depth: 1.5 }],
        },
      },
    ],
    heightMm: h,
    seatMm: top,
    weightG: 0.0052 * r * h * 2.4,
  };
}

function preformBody(d: number, neck: number, r: number, length: number, wall: number, starts: number): Body {
  const from = length - neck;
  const neckCorners = neckPoints(d, neck, from, true);
  const points: ProfilePoint[] = [
    [0, 0],
    [1.2, 0.05, 0.4],
    [r, 0.1, r * 0.98],
    [r, from - 14, 18],
    ...neckCorners.map(([x, z, f]) => [x, z, f] as const),
  ];
  return {
    form: {
      kind: "turned",
      points,
      wall,
      boreFrom: from - 4,
      bore: r - wall,
      relief: [
        {
          kind: "thread",
          from: from + 6.4,
          to: length - 1.6,
          pitch: starts > 1 ? 4.4 : 2.9,
          height: 1.35,
          gaps: 4,
        },
      ],
    },
    // the neck is thinner than the body
    wallMm: wall * 0.78,
    neckFromMm: from,
  };
}

/** Tubes, trays and preforms. */
export const tubesTraysPreforms = {
  "tube-round": { body: tubeBody(20, 118, 22), closure: tubeCap(20.4, 23, 140, 0) },
  "tube-oval-head": {
    body: tubeBody(25, 128, 20, 0.55),
    closure: tubeCap(25.4, 21, 148, 0, { ratio: 0.567, exponent: 2 }),
  },
  "tube-slim": { body: tubeBody(12.5, 84, 14), closure: tubeCap(10.5, 15, 98, 40) },
  "tray-rectangular": { body: openBody(vessels.open.rectangularTray) },
  "tray-deep": { body: openBody(vessels.open.deepTray) },
  "tray-clear": { body: openBody(vessels.open.clearTray) },
  "preform-pco1881": { body: preformBody(28, 17, 11.4, 92, 3, 1) },
  "preform-38": { body: preformBody(38, 17, 15.4, 102, 3.2, 3) },
  "preform-long-pco1810": { body: preformBody(28, 21, 11.6, 134, 3.6, 1) },
} satisfies Record<string, BuiltShape>;
