import { neckHeight, threadDiameter, wallDiameter } from "./neck.ts";
import { rounded, subdivided, type OutlinePoint } from "./profile.ts";
import { sectionArea, sectionAt, sectionGirth } from "./section.ts";
import type { Body, Closure, NeckFinish, ProfilePoint, Shape } from "./shape.ts";
import { skirtRadius } from "./closures/pieces.ts";
import { closureBase } from "./mesh.ts";

/** Brimful contents divided by the nominal volume: the headspace of a filled container. */
const brimfulShare = 1.04;

/** The target of scaling. Volume in ml; a length in mm is for shapes without contents, such as preforms. */
export interface Target {
  volumeMl?: number | undefined;
  neckFinish?: NeckFinish | null | undefined;
  heightMm?: number | undefined;
}

/** Factors from the nominal size to the scaled one. */
export interface Scale {
  across: number;
  up: number;
  /** Neck: separate radius and height factors, because a finish does not grow with the bottle. */
  neckAcross: number;
  neckUp: number;
  closureAcross: number;
  closureUp: number;
}

/** A shape at its real size. */
export interface Dimensions {
  /** Of the body without closure, or of the closure where it is sold alone. */
  heightMm: number;
  /** Including the closure. */
  totalHeightMm: number;
  widthMm: number;
  depthMm: number;
  /** 0 for closures, preforms and other shapes without contents. */
  brimfulMl: number;
  bodyAreaMm2: number;
  wallMm: number;
  neckFinish: NeckFinish | null;
  scale: Scale;
  /** Weight in g of the body (or of a closure sold alone) at a density in g/cm³. */
  weightG: (densityGPerCm3: number) => number;
}

const outlines = new WeakMap<Body, { outside: OutlinePoint[]; inside: OutlinePoint[] }>();

function outlineOf(body: Body): { outside: OutlinePoint[]; inside: OutlinePoint[] } {
  const known = outlines.get(body);
  if (known) return known;
  const trace = (points: readonly ProfilePoint[]): OutlinePoint[] => subdivided(rounded(points, 5), 1e6);
  const outside = trace(body.form.points);
  const made = { outside, inside: body.contents ? trace(body.contents) : outside };
  outlines.set(body, made);
  return made;
}

/** The position of a point of the nominal outline at a scale. */
export function scaledPoint(body: Body, scale: Scale, r: number, z: number): { r: number; z: number } {
  if (z < body.neckFromMm) return { r: r * scale.across, z: z * scale.up };
  return {
    r: r * scale.neckAcross,
    z: body.neckFromMm * scale.up + (z - body.neckFromMm) * scale.neckUp,
  };
}

function contents(shape: Shape, body: Body, scale: Scale, wall: number): number {
  const { inside } = outlineOf(body);
  const neckBore = shape.neckFinish ? wallDiameter(shape.neckFinish.diameterMm) / 2 : Infinity;
  let volume = 0;
  let widest = 0;
  for (let i = 1; i < inside.length; i++) {
    const a = inside[i - 1];
    const b = inside[i];
    if (!a || !b) continue;
    const low = scaledPoint(body, scale, a.r, a.z);
    const high = scaledPoint(body, scale, b.r, b.z);
    let r = (low.r + high.r) / 2;
    if (a.z >= body.neckFromMm) r = Math.min(r, neckBore * scale.neckAcross);
    const round = (a.round + b.round) / 2;
    const { b: depth, exponent } = sectionAt(body.form.section, r, round);
    const area = sectionArea(r - wall, depth - wall, exponent);
    volume += area * (high.z - low.z);
    if (low.z < 6 * scale.up) widest = Math.max(widest, area);
  }
  const sculpted = (body.sculptVolumeMl ?? 0) * scale.across ** 2 * scale.up;
  return Math.max(0, (volume - widest * wall) / 1000 + sculpted);
}

function surface(body: Body, scale: Scale): number {
  const { outside } = outlineOf(body);
  let area = 0;
  for (let i = 1; i < outside.length; i++) {
    const a = outside[i - 1];
    const b = outside[i];
    if (!a || !b) continue;
    const low = scaledPoint(body, scale, a.r, a.z);
    const high = scaledPoint(body, scale, b.r, b.z);
    const r = (low.r + high.r) / 2;
    const { b: depth, exponent } = sectionAt(body.form.section, r, (a.round + b.round) / 2);
    area += sectionGirth(r, depth, exponent) * Math.hypot(high.r - low.r, high.z - low.z);
  }
  return area;
}

/** Smallest k in [low, 12] at which a rising function reaches `wanted`. */
function solve(rising: (k: number) => number, wanted: number, low: number): number {
  let a = low;
  let b = 12;
  for (let i = 0; i < 42; i++) {
    const k = (a + b) / 2;
    if (rising(k) < wanted) a = k;
    else b = k;
  }
  return (a + b) / 2;
}

function halfSizes(body: Body): { width: number; depth: number; height: number } {
  const { outside } = outlineOf(body);
  let width = 0;
  let depth = 0;
  let height = 0;
  for (const point of outside) {
    width = Math.max(width, point.r);
    depth = Math.max(depth, sectionAt(body.form.section, point.r, point.round).b);
    height = Math.max(height, point.z);
  }
  return { width, depth, height };
}

function shoulderRadius(body: Body): number {
  const { outside } = outlineOf(body);
  return outside
    .filter((p) => p.z < body.neckFromMm * 0.98)
    .reduce((max, p) => Math.max(max, sectionAt(body.form.section, p.r, p.round).b), 0);
}

function neckScale(
  shape: Shape,
  finish: NeckFinish | null,
): Pick<Scale, "neckAcross" | "neckUp" | "closureAcross" | "closureUp"> {
  const own = shape.neckFinish;
  if (!own || !finish) return { neckAcross: 1, neckUp: 1, closureAcross: 1, closureUp: 1 };
  const neckAcross = wallDiameter(finish.diameterMm) / wallDiameter(own.diameterMm);
  const neckUp = neckHeight(finish.diameterMm, finish.finish) / neckHeight(own.diameterMm, own.finish);
  const closureAcross = skirtRadius(finish.diameterMm) / skirtRadius(own.diameterMm);
  const fixed = shape.family === "pump" || shape.family === "sprayer" || shape.family === "dropper";
  return {
    neckAcross,
    neckUp,
    closureAcross,
    closureUp: fixed ? 1 : neckUp > 1.3 ? 1.3 : Math.max(0.7, neckUp),
  };
}

/**
 * Sizes a shape for a nominal volume (ml) and a neck finish (diameter mm). The body is scaled until its brimful
 * contents, integrated over its sections, are 1.04 times the nominal volume; the neck has the finish's real diameter. A
 * body is never narrower than its neck: instead it gets lower. Without a target the shape has its nominal volume and
 * finish. Takes well under a millisecond.
 */
export function scaleTo(shape: Shape, target: Target = {}): Dimensions {
  const finish = target.neckFinish === undefined ? shape.neckFinish : target.neckFinish;
  const necks = neckScale(shape, finish);
  const { body, closure } = shape;
  if (!body) return closureAlone(shape, finish, necks);
  const half = halfSizes(body);
  const nominal = shape.nominalVolumeMl;
  const volume = target.volumeMl ?? nominal;
  const growth = volume && nominal ? (volume / nominal) ** (1 / 3) : 1;
  const wall = body.wallMm * Math.sqrt(growth);
  // Without a finish, a closure is as wide as the rim that it sits on, which is scaled with the body.
  const isOnRim = !shape.neckFinish && half.height < body.neckFromMm;
  const at = (across: number, up: number): Scale => ({
    across,
    up,
    ...necks,
    ...(isOnRim && { closureAcross: across, closureUp: up }),
  });
  let scale = at(1, 1);
  if (volume && nominal) {
    const wanted = volume * brimfulShare;
    const neckRadius = finish ? threadDiameter(finish.diameterMm) / 2 : 0;
    const least = finish ? (neckRadius * 1.03 + 0.4) / shoulderRadius(body) : 0;
    const uniform = solve((k) => contents(shape, body, at(k, k), wall), wanted, 0.05);
    if (shape.family === "jar" && finish) {
      const across = Math.max(least, necks.neckAcross);
      const up = solve((k) => contents(shape, body, at(across, k), wall), wanted, 0.02);
      const limited = Math.max(0.45, Math.min(1.9, up / across)) * across;
      scale = at(across, up);
      if (limited !== up) {
        const wide = solve((k) => contents(shape, body, at(k, limited), wall), wanted, 0.05);
        scale = wide >= least ? at(wide, limited) : at(across, up);
      }
    } else if (uniform >= least) scale = at(uniform, uniform);
    else
      scale = at(
        least,
        solve((k) => contents(shape, body, at(least, k), wall), wanted, 0.02),
      );
  } else {
    const up = target.heightMm
      ? solve(
          (k) => body.neckFromMm * k + (half.height - body.neckFromMm) * necks.neckUp,
          target.heightMm,
          0.05,
        )
      : necks.neckAcross;
    scale = at(necks.neckAcross, up);
  }
  const heightMm = scaledPoint(body, scale, 0, half.height).z;
  const reach = body.reachMm ?? [half.width, half.width];
  const neckWidth = finish ? threadDiameter(finish.diameterMm) : 0;
  const bodyAreaMm2 = surface(body, scale);
  const above = closure
    ? Math.max(0, closure.heightMm - (half.height - closureBase(shape))) * scale.closureUp
    : 0;
  // the base of a blown or moulded container is about twice as thick as its wall
  const base = halfSizes(body);
  const baseArea = sectionArea(
    base.width * scale.across,
    base.depth * scale.across,
    body.form.section?.exponent ?? 2,
  );
  return {
    heightMm,
    totalHeightMm: heightMm + above,
    widthMm: Math.max((reach[0] + reach[1]) * scale.across, neckWidth),
    depthMm: Math.max(2 * half.depth * scale.across, neckWidth),
    brimfulMl: volume && nominal ? contents(shape, body, scale, wall) : 0,
    bodyAreaMm2,
    wallMm: wall,
    neckFinish: finish,
    scale,
    weightG: (density) => ((bodyAreaMm2 + baseArea) * wall * density) / 1000,
  };
}

function closureAlone(
  shape: Shape,
  finish: NeckFinish | null,
  necks: Pick<Scale, "neckAcross" | "neckUp" | "closureAcross" | "closureUp">,
): Dimensions {
  const { closure } = shape;
  if (!closure) throw new Error(`Shape ${shape.id} has neither a body nor a closure; give it one of them.`);
  const { min, max, radius } = closureReach(closure);
  const heightMm = closure.heightMm * necks.closureUp;
  const widthMm = (max - min) * necks.closureAcross;
  const round = 2 * radius * necks.closureAcross;
  return {
    heightMm,
    totalHeightMm: heightMm,
    widthMm,
    depthMm: Math.min(widthMm, Math.max(round, widthMm * 0.4)),
    brimfulMl: 0,
    bodyAreaMm2: Math.PI * round * heightMm,
    wallMm: 1.2,
    neckFinish: finish,
    scale: { across: 1, up: 1, ...necks },
    weightG: (density) => closure.weightG * necks.closureAcross ** 2 * necks.closureUp * (density / 0.905),
  };
}

/** How far a closure reaches to the left and right of its axis, and the radius of its widest turned piece. */
function closureReach({ parts }: Closure): { min: number; max: number; radius: number } {
  let min = Infinity;
  let max = -Infinity;
  let radius = 0;
  for (const { form } of parts) {
    if (form.kind === "turned") radius = Math.max(radius, ...form.points.map((p) => p[0]));
    else if (form.kind === "sculpted") {
      min = Math.min(min, form.box.min[0] + 1.5);
      max = Math.max(max, form.box.max[0] - 1.5);
    }
  }
  return { min: Math.min(min, -radius), max: Math.max(max, radius), radius };
}
