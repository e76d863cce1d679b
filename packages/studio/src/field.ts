/**
 * Signed distances in mm, negative inside, and their smooth combinations. Standard constructive geometry: each function
 * takes numbers and returns a number, so that a form is one expression.
 */

/** A field over space. */
export type Field = (x: number, y: number, z: number) => number;

/** A box with rounded edges: centre, half sizes, edge radius. */
export function block(
  centre: readonly [number, number, number],
  half: readonly [number, number, number],
  radius: number,
): Field {
  return (x, y, z) => {
    const qx = Math.abs(x - centre[0]) - half[0] + radius;
    const qy = Math.abs(y - centre[1]) - half[1] + radius;
    const qz = Math.abs(z - centre[2]) - half[2] + radius;
    const outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0));
    return outside + Math.min(Math.max(qx, qy, qz), 0) - radius;
  };
}

/** A rod between two points, with its radius at either end. */
export function rod(
  a: readonly [number, number, number],
  b: readonly [number, number, number],
  ra: number,
  rb = ra,
): Field {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const dz = b[2] - a[2];
  const length = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const px = x - a[0];
    const py = y - a[1];
    const pz = z - a[2];
    const t = Math.max(0, Math.min(1, (px * dx + py * dy + pz * dz) / length));
    return Math.hypot(px - dx * t, py - dy * t, pz - dz * t) - (ra + (rb - ra) * t);
  };
}

/** An upright round disc or column with softened edges. */
export function column(
  centre: readonly [number, number],
  from: number,
  to: number,
  radius: number,
  edge: number,
): Field {
  const half = (to - from) / 2;
  const middle = (to + from) / 2;
  return (x, y, z) => {
    const qr = Math.hypot(x - centre[0], y - centre[1]) - radius + edge;
    const qz = Math.abs(z - middle) - half + edge;
    return Math.hypot(Math.max(qr, 0), Math.max(qz, 0)) + Math.min(Math.max(qr, qz), 0) - edge;
  };
}

/** A polygon in the x-z plane, extruded along y to a half width, with softened edges. */
export function plate(
  polygon: readonly (readonly [number, number])[],
  halfWidth: number,
  edge: number,
  centreY = 0,
): Field {
  return (x, y, z) => {
    let best = Infinity;
    let inside = false;
    for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
      const [ax, az] = polygon[i] ?? [0, 0];
      const [bx, bz] = polygon[j] ?? [0, 0];
      const ex = bx - ax;
      const ez = bz - az;
      const wx = x - ax;
      const wz = z - az;
      const t = Math.max(0, Math.min(1, (wx * ex + wz * ez) / (ex * ex + ez * ez || 1)));
      best = Math.min(best, Math.hypot(wx - ex * t, wz - ez * t));
      if (az > z !== bz > z && x < ((bx - ax) * (z - az)) / (bz - az) + ax) inside = !inside;
    }
    const q = (inside ? -best : best) + edge;
    const qy = Math.abs(y - centreY) - halfWidth + edge;
    return Math.hypot(Math.max(q, 0), Math.max(qy, 0)) + Math.min(Math.max(q, qy), 0) - edge;
  };
}

/** Joins two solids with a fillet of about `k` mm. */
export function join(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}

/** Subtracts the second solid from the first, with rounded edges of about `k` mm. */
export function cut(a: number, b: number, k: number): number {
  return -join(-a, b, k);
}

/** The intersection of both solids, with rounded edges of about `k` mm. */
export function meet(a: number, b: number, k: number): number {
  return -join(-a, -b, k);
}
