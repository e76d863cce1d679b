import type { ProfilePoint } from "./shape.ts";

/** A point of a rounded outline: half width, height, roundness of the section (1 circle, 0 own section). */
export interface OutlinePoint {
  r: number;
  z: number;
  round: number;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/**
 * Rounds every corner of a profile by its fillet. A fillet that does not fit between its neighbours is reduced, so a
 * profile can be scaled without another check. `steps` is the number of chords per fillet.
 */
export function rounded(points: readonly ProfilePoint[], steps = 10): OutlinePoint[] {
  const out: OutlinePoint[] = [];
  points.forEach((point, i) => {
    const [r, z, fillet = 0, round = 1] = point;
    const before = points[i - 1];
    const after = points[i + 1];
    if (fillet <= 0 || !before || !after) {
      out.push({ r, z, round });
      return;
    }
    const ux = before[0] - r;
    const uz = before[1] - z;
    const vx = after[0] - r;
    const vz = after[1] - z;
    const ul = Math.hypot(ux, uz);
    const vl = Math.hypot(vx, vz);
    const angle = Math.acos(Math.max(-1, Math.min(1, (ux * vx + uz * vz) / (ul * vl || 1))));
    if (!(ul > 1e-6 && vl > 1e-6) || angle > Math.PI - 0.01 || angle < 0.01) {
      out.push({ r, z, round });
      return;
    }
    const t = Math.min(fillet / Math.tan(angle / 2), ul * 0.49, vl * 0.49);
    const radius = t * Math.tan(angle / 2);
    const bx = ux / ul + vx / vl;
    const bz = uz / ul + vz / vl;
    const bl = Math.hypot(bx, bz);
    const reach = radius / Math.sin(angle / 2);
    const cx = r + (bx / bl) * reach;
    const cz = z + (bz / bl) * reach;
    const start = Math.atan2(z + (uz / ul) * t - cz, r + (ux / ul) * t - cx);
    let sweep = Math.atan2(z + (vz / vl) * t - cz, r + (vx / vl) * t - cx) - start;
    if (sweep > Math.PI) sweep -= 2 * Math.PI;
    if (sweep < -Math.PI) sweep += 2 * Math.PI;
    const roundBefore = before[3] ?? 1;
    const roundAfter = after[3] ?? 1;
    for (let k = 0; k <= steps; k++) {
      const turn = start + (sweep * k) / steps;
      // the section changes gradually through the corner, so that a shoulder has no kink
      const w = k / steps;
      const near = w < 0.5 ? roundBefore : roundAfter;
      const share = (Math.abs(w - 0.5) * 2 * t) / (w < 0.5 ? ul : vl);
      out.push({
        r: cx + Math.cos(turn) * radius,
        z: cz + Math.sin(turn) * radius,
        round: round + (near - round) * ease(Math.min(1, share)),
      });
    }
  });
  return out;
}

/**
 * Adds points so that no chord is longer than `longest` mm (and, inside `zones`, than the zone's step): surface relief
 * needs rings, and a changing section needs several.
 */
export function subdivided(
  outline: readonly OutlinePoint[],
  longest: number,
  zones: readonly { from: number; to: number; step: number }[] = [],
): OutlinePoint[] {
  const out: OutlinePoint[] = [];
  outline.forEach((point, i) => {
    const next = outline[i + 1];
    out.push(point);
    if (!next) return;
    const turn = next.round - point.round;
    const length = Math.hypot(next.r - point.r, next.z - point.z);
    const low = Math.min(point.z, next.z);
    const high = Math.max(point.z, next.z);
    let step = longest;
    for (const zone of zones) {
      if (low <= zone.to + 0.01 && high >= zone.from - 0.01) step = Math.min(step, zone.step);
    }
    if (point.round !== next.round) step = Math.min(step, length / 16);
    const n = Math.min(600, Math.ceil(length / Math.max(step, 1e-3)));
    for (let k = 1; k < n; k++) {
      const t = k / n;
      out.push({
        r: point.r + (next.r - point.r) * t,
        z: point.z + (next.z - point.z) * t,
        // a long change of the section is eased; short ones follow each other and stay linear
        round: point.round + turn * (Math.abs(turn) > 0.25 ? ease(t) : t),
      });
    }
  });
  return out;
}

/** The same outline moved inwards (towards the axis and away from both ends) by `wall` mm. */
export function inset(outline: readonly OutlinePoint[], wall: number): OutlinePoint[] {
  return outline.map((point, i) => {
    const before = outline[Math.max(0, i - 1)] ?? point;
    const after = outline[Math.min(outline.length - 1, i + 1)] ?? point;
    const dr = after.r - before.r;
    const dz = after.z - before.z;
    const length = Math.hypot(dr, dz) || 1;
    return {
      r: Math.max(0, point.r - (dz / length) * wall),
      z: point.z + (dr / length) * wall,
      round: point.round,
    };
  });
}
