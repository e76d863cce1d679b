import { neckHeight, neckPoints, wallDiameter } from "./neck.ts";
import type { Body, ProfilePoint, Relief, Section, Turned } from "./shape.ts";

/** The plan of a bottle: corners between its base and its neck, and the neck. Lengths in mm. */
export interface BottlePlan {
  /** Corners from the heel up to (not including) the neck. */
  sides: readonly ProfilePoint[];
  /** Height of the neck's foot. */
  neckFrom: number;
  diameter: number;
  finish: string;
  /** Support ring under the thread, as on PET bottles. */
  ring?: boolean;
  /** Depth of the hollow in the base. */
  punt?: number;
  section?: Section;
  relief?: readonly Relief[];
  wallMm: number;
  /** Clear bottles get an inner surface, this far inside. */
  clearWall?: number;
}

/**
 * Corners of a domed shoulder: a quarter of an ellipse from the side (`r0` at height `z0`) to the neck (`r1` at `z1`),
 * over which the section changes from its own shape to a circle.
 */
export function dome(r0: number, z0: number, r1: number, z1: number, round0 = 1): ProfilePoint[] {
  const steps = 18;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = (Math.PI / 2) * (i / steps);
    // slightly squarer than an ellipse, as blown shoulders are
    const r = r1 + (r0 - r1) * Math.cos(t) ** 0.86;
    const z = z0 + (z1 - z0) * Math.sin(t) ** 0.92;
    const w = i / steps;
    return [r, z, 0, round0 + (0.95 - round0) * w * w * (3 - 2 * w)] as const;
  });
}

/** The base inside a heel of radius `r`: a hollow of depth `punt`. `round` as in the profile. */
function base(r: number, punt: number, round: number): ProfilePoint[] {
  return [
    [0, punt, 0, round],
    [r * 0.5, punt * 0.86, r * 0.2, round],
    [r * 0.8, 0, Math.min(3, r * 0.1), round],
  ];
}

/** Body of a bottle or jerrycan with its neck. */
export function bottleBody(plan: BottlePlan): Body {
  const heel = plan.sides[0] ?? [10, 0];
  const punt = plan.punt ?? 1.6;
  const round = plan.section ? 0 : 1;
  const points: ProfilePoint[] = [
    ...base(heel[0], punt, round),
    ...plan.sides,
    ...neckPoints(plan.diameter, neckHeight(plan.diameter, plan.finish), plan.neckFrom, plan.ring),
  ];
  const form: Turned = {
    kind: "turned",
    points,
    ...(plan.section && { section: plan.section }),
    ...(plan.relief && { relief: plan.relief }),
    ...(plan.clearWall !== undefined && { wall: plan.clearWall, boreFrom: plan.neckFrom + 0.8 }),
  };
  const seatFromMm = plan.neckFrom + (plan.ring ? 4.1 : 0.8);
  return { form, wallMm: plan.wallMm, neckFromMm: plan.neckFrom, seatFromMm };
}

/** Body of a jar: its neck is nearly as wide as the body. */
export function jarBody(plan: BottlePlan & { neckH?: number }): Body {
  const made = bottleBody(plan);
  const r = wallDiameter(plan.diameter) / 2;
  const lipAt = plan.neckFrom + (plan.neckH ?? 11);
  const points = made.form.points.filter((p) => p[1] < plan.neckFrom || plan.sides.includes(p));
  const neck: ProfilePoint[] = [
    [r, plan.neckFrom, 0.8],
    [r, lipAt, 0.6],
    [r - 1.4, lipAt],
  ];
  return { ...made, form: { ...made.form, points: [...points, ...neck] } };
}

/** Open vessel (bucket, tub, tray): rises from its base to a rolled rim, with an inner surface. */
export function openBody(plan: {
  bottom: number;
  top: number;
  height: number;
  heel: number;
  rim: number;
  wall: number;
  wallMm: number;
  section?: Section;
  bands?: readonly number[];
  closed?: boolean;
}): Body {
  const round = plan.section ? 0 : 1;
  const at = (z: number): number => plan.bottom + ((plan.top - plan.bottom) * z) / plan.height;
  const points: ProfilePoint[] = [
    [0, 1.2, 0, round],
    [plan.bottom * 0.84, 1.2, 1, round],
    [plan.bottom * 0.86, 0, 1, round],
    [plan.bottom, 0, plan.heel, round],
  ];
  for (const band of plan.bands ?? []) {
    const r = at(band);
    points.push(
      [r, band - plan.rim * 0.25, 0.3, round],
      [r + plan.rim * 0.7, band, 0.5, round],
      [r + plan.rim * 0.7, band + plan.rim * 0.32, 0.5, round],
      [r + 0.1, band + plan.rim * 0.36, 0.3, round],
    );
  }
  const r = at(plan.height);
  points.push(
    [r, plan.height - plan.rim * 1.1, 0.3, round],
    [r + plan.rim, plan.height - plan.rim, 0.5, round],
    [r + plan.rim, plan.height, Math.min(1.4, plan.rim * 0.4), round],
    [r, plan.height, 0.6, round],
  );
  const form: Turned = {
    kind: "turned",
    points,
    ...(plan.section && { section: plan.section }),
    ...(!plan.closed && { wall: plan.wall }),
  };
  const contents: ProfilePoint[] = [
    [0, 0, 0, round],
    [plan.bottom, 0, plan.heel, round],
    [plan.top, plan.height, 0, round],
  ];
  // Just above the rim: an open body is scaled as a whole, including its rim.
  return { form, contents, wallMm: plan.wallMm, neckFromMm: plan.height + 1 };
}
