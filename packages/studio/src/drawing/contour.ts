/** A point of a drawing in mm: to the right, and up. */
export type DrawingPoint = readonly [x: number, y: number];

/**
 * Outlines of the region where a field is negative, by marching squares: closed polylines, in mm. `step` is that of the
 * grid; points are accurate to well under a tenth of it.
 */
export function contour(
  field: (x: number, y: number) => number,
  box: { min: DrawingPoint; max: DrawingPoint },
  step: number,
): DrawingPoint[][] {
  const nx = Math.ceil((box.max[0] - box.min[0]) / step) + 3;
  const ny = Math.ceil((box.max[1] - box.min[1]) / step) + 3;
  const x0 = box.min[0] - step;
  const y0 = box.min[1] - step;
  const values = new Float64Array(nx * ny);
  for (let j = 0; j < ny; j++) {
    for (let i = 0; i < nx; i++) values[j * nx + i] = field(x0 + i * step, y0 + j * step) || 1e-9;
  }
  // each crossed grid edge has a number: 2n for the edge to the right of node n, 2n + 1 for the one above it
  const links = new Map<number, number[]>();
  const link = (a: number, b: number): void => {
    links.set(a, [...(links.get(a) ?? []), b]);
    links.set(b, [...(links.get(b) ?? []), a]);
  };
  for (let j = 0; j + 1 < ny; j++) {
    for (let i = 0; i + 1 < nx; i++) {
      const n = j * nx + i;
      const inside = (m: number): boolean => (values[m] ?? 1) < 0;
      const [a, b, c, d] = [inside(n), inside(n + 1), inside(n + nx + 1), inside(n + nx)];
      const crossed: number[] = [];
      if (a !== b) crossed.push(2 * n);
      if (b !== c) crossed.push(2 * (n + 1) + 1);
      if (c !== d) crossed.push(2 * (n + nx));
      if (d !== a) crossed.push(2 * n + 1);
      const [p, q, r, s] = crossed;
      if (p === undefined || q === undefined) continue;
      if (r === undefined || s === undefined) link(p, q);
      else if (a) {
        link(p, s);
        link(q, r);
      } else {
        link(p, q);
        link(r, s);
      }
    }
  }
  const place = (edge: number): DrawingPoint => {
    const n = edge >> 1;
    const m = edge & 1 ? n + nx : n + 1;
    const va = values[n] ?? 0;
    const t = va / (va - (values[m] ?? 0));
    const x = x0 + (n % nx) * step;
    const y = y0 + Math.floor(n / nx) * step;
    return edge & 1 ? [x, y + t * step] : [x + t * step, y];
  };
  const lines: DrawingPoint[][] = [];
  const seen = new Set<number>();
  for (const start of links.keys()) {
    if (seen.has(start)) continue;
    const line: DrawingPoint[] = [];
    let edge: number | undefined = start;
    while (edge !== undefined) {
      seen.add(edge);
      line.push(place(edge));
      edge = links.get(edge)?.find((next) => !seen.has(next));
    }
    if (line.length > 4) lines.push(simplified(line, step * 0.12));
  }
  return lines;
}

/** The same outline with fewer points, each within `tolerance` mm of it (Douglas and Peucker). */
function simplified(line: readonly DrawingPoint[], tolerance: number): DrawingPoint[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let worst = 0;
  let at = 0;
  const dx = last[0] - first[0];
  const dy = last[1] - first[1];
  const length = Math.hypot(dx, dy);
  line.forEach((point, i) => {
    const off =
      length < 1e-6
        ? Math.hypot(point[0] - first[0], point[1] - first[1])
        : Math.abs((point[0] - first[0]) * dy - (point[1] - first[1]) * dx) / length;
    if (off > worst) {
      worst = off;
      at = i;
    }
  });
  if (worst <= tolerance || at === 0) return [first, last];
  return [
    ...simplified(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(at), tolerance),
  ];
}
