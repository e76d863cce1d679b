import { bottleBody } from "../bodies.ts";
import { turnedField } from "../body-field.ts";
import { ribbedCap, smoothCap, tamperCap } from "../closures/caps.ts";
import { block, column, cut, join, plate, rod, type Field } from "../field.ts";
import { neckHeight, wallDiameter } from "../neck.ts";
import { type Body, type BuiltShape, type ProfilePoint, type Sculpted } from "../shape.ts";
import vessels from "./vessels.json" with { type: "json" };

const sculpted = (
  distance: Field,
  half: readonly [number, number],
  height: number,
  step: number,
): Sculpted => ({
  kind: "sculpted",
  distance,
  box: { min: [-half[0], -half[1], -2], max: [half[0], half[1], height + 2] },
  step,
});

/** A stadium in the x-z plane, extruded through the body along y. */
function opening(a: readonly [number, number], b: readonly [number, number], radius: number): Field {
  const line = rod([a[0], 0, a[1]], [b[0], 0, b[1]], radius);
  return (x, _y, z) => line(x, 0, z);
}

function detergentBottle(): Body {
  const made = bottleBody({
    sides: [
      [60, 0, 8, 0],
      [61, 120, 60, 0],
      [46, 186, 34, 0.05],
      [21, 214, 8, 0.9],
    ],
    neckFrom: 217,
    diameter: 45,
    finish: "400",
    section: { ratio: 0.6, exponent: 2.8 },
    wallMm: 1.3,
  });
  const solid = turnedField(made.form);
  const hole = opening([36, 108], [30, 168], 9.5);
  const panel = block([-8, 0, 62], [38, 200, 44], 12);
  const skin: Field = (x, y, z) => {
    const v = solid(x, y, z);
    // a label panel one millimetre deep, then the grip
    const sunk = Math.max(panel(x, y, z), -(v + 1.1));
    return cut(cut(v, sunk, 1.6), hole(x, y, z), 15);
  };
  return {
    ...made,
    sculpt: sculpted(skin, [66, 42], 236, 1),
    sculptVolumeMl: -58,
  };
}

/** A Catmull-Rom curve through points of the x-z plane, with `steps` chords between two of them. */
function smoothCurve(
  points: readonly (readonly [number, number])[],
  steps: number,
): (readonly [number, number])[] {
  const out: (readonly [number, number])[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const b = points[i] ?? [0, 0];
    const c = points[i + 1] ?? b;
    const a = points[i - 1] ?? b;
    const d = points[i + 2] ?? c;
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const at = (axis: 0 | 1): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
      out.push([at(0), at(1)]);
    }
  }
  const last = points.at(-1);
  if (last) out.push(last);
  return out;
}

function jug(): Body {
  const made = bottleBody({
    sides: [
      [58, 0, 9],
      [58, 118, 30],
      [40, 172, 40],
      [19.5, 204, 10],
    ],
    neckFrom: 208,
    diameter: 38,
    finish: "3-start",
    wallMm: 1.2,
  });
  const solid = turnedField(made.form);
  const path = [
    [34, 186],
    [52, 190],
    [68, 176],
    [72, 150],
    [67, 122],
    [50, 104],
  ] as const;
  const curve = smoothCurve(path, 6);
  const bars = curve.slice(1).map((p, i) => {
    const q = curve[i] ?? p;
    return rod([q[0], 0, q[1]], [p[0], 0, p[1]], 9.6);
  });
  const gap = opening([52, 128], [51, 164], 8.5);
  const skin: Field = (x, y, z) => {
    let handle = Infinity;
    for (const bar of bars) handle = Math.min(handle, bar(x, y, z));
    return cut(join(solid(x, y, z), handle, 14), gap(x, y, z), 9);
  };
  return {
    ...made,
    sculpt: sculpted(skin, [86, 62], 228, 1.1),
    sculptVolumeMl: 30,
    reachMm: [58, 82],
  };
}

interface CanPlan {
  width: number;
  depth: number;
  height: number;
  exponent: number;
  edge: number;
  diameter: number;
  finish: string;
  neckShift: number;
  grip: { from: number; to: number; low: number; high: number; bar: number };
  step: number;
  panel: number;
  wallMm: number;
}

/** A jerrycan: rounded block, handle across the top with space for the hand, neck beside it. */
function can(plan: CanPlan): Body {
  const half = plan.width / 2;
  const ratio = plan.depth / plan.width;
  const finishHeight = neckHeight(plan.diameter, plan.finish);
  const r = wallDiameter(plan.diameter) / 2;
  const block_: ProfilePoint[] = [
    [0, 2, 0, 0],
    [half * 0.86, 2, 2, 0],
    [half * 0.88, 0, 2, 0],
    [half, 0, plan.edge * 0.55, 0],
    [half, plan.height, plan.edge, 0],
  ];
  const section = { ratio, exponent: plan.exponent };
  const solid = turnedField({
    kind: "turned",
    section,
    points: [...block_, [0, plan.height, 0, 0]],
  });
  const { grip } = plan;
  const middle = (grip.low + grip.high) / 2;
  const tall = (grip.high - grip.low) / 2;
  const hole = opening([grip.from + tall, middle], [grip.to - tall, middle], tall);
  const top = plan.height;
  // the sides slope down beside the bar
  const reach = plan.depth;
  const slope = plate(
    [
      [grip.from - 14, top + 40],
      [grip.from - 6, grip.low + 6],
      [grip.from + 6, grip.low - 6],
      [grip.to - 10, grip.low - 6],
      [half + 60, grip.low + 14],
      [half + 60, top + 40],
    ],
    reach,
    1,
    grip.bar + reach,
  );
  const neckFoot = column([plan.neckShift, 0], top - 14, top + 3, r + 5, 3);
  const neck = column([plan.neckShift, 0], top - 4, top + 3 + finishHeight, r, 1);
  const panelFront = block([0, 0, grip.low * 0.46], [half * 0.74, reach * 3, grip.low * 0.32], 14);
  const skin: Field = (x, y, z) => {
    const v = solid(x, y, z);
    let shell = v;
    if (plan.panel > 0) shell = cut(v, Math.max(panelFront(x, y, z), -(v + plan.panel)), 3);
    shell = cut(shell, slope(x, Math.abs(y), z), plan.edge * 0.8);
    shell = cut(shell, hole(x, y, z), 12);
    return join(join(shell, neckFoot(x, y, z), 8), neck(x, y, z), 2);
  };
  const form = {
    kind: "turned" as const,
    section,
    points: [
      ...block_,
      [r + 5, plan.height + 1, 2, 1],
      [r, plan.height + 3, 1, 1],
      [r, plan.height + 3 + finishHeight, 0.5, 1],
      [r - 1.2, plan.height + 3 + finishHeight, 0, 1],
    ] as ProfilePoint[],
  };
  const lost =
    ((grip.to - grip.from + 30) * (grip.high - grip.low + (top - grip.high) * 0.7) * plan.depth) / 1000;
  return {
    form,
    sculpt: sculpted(skin, [half + 3, plan.depth / 2 + 3], top + finishHeight + 5, plan.step),
    sculptVolumeMl: -lost * 0.82,
    wallMm: plan.wallMm,
    neckFromMm: plan.height + 3,
    seatFromMm: plan.height + 3.8,
    neckShiftMm: plan.neckShift,
  };
}

/** Bottles and jerrycans with a handle. */
export const withHandles = {
  "bottle-handle": { body: detergentBottle(), closure: smoothCap(45, 32) },
  "bottle-handle-jug": { body: jug(), closure: tamperCap(38, 17, 4) },
  "jerrycan-small": { body: can(vessels.cans.smallCan), closure: tamperCap(38, 20, 5) },
  "jerrycan-stackable": { body: can(vessels.cans.stackable), closure: tamperCap(45, 22, 6) },
  "jerrycan-tall": { body: can(vessels.cans.tallCan), closure: tamperCap(51, 26, 7) },
  "jerrycan-large": { body: can(vessels.cans.largeCan), closure: ribbedCap(61, 28, 72) },
} satisfies Record<string, BuiltShape>;
