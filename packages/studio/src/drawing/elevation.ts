import { bodyAtSize } from "../at-size.ts";
import { closureBase } from "../mesh.ts";
import { scaledPoint, type Dimensions, type Scale } from "../measure.ts";
import { threadDiameter } from "../neck.ts";
import { rounded, subdivided } from "../profile.ts";
import { sectionAt, sectionRadius } from "../section.ts";
import type { Body, Part, Sculpted, Shape, Turned } from "../shape.ts";
import { contour, type DrawingPoint } from "./contour.ts";

/** Lines of one view, in mm at real size: those of the container (or lone closure), and those of its closure. */
export interface ViewLines {
  outline: DrawingPoint[][];
  /** Visible edges within the outline. */
  edges: DrawingPoint[][];
  hidden: DrawingPoint[][];
  closure: DrawingPoint[][];
}

const cuts = new WeakMap<Sculpted, { front: DrawingPoint[][]; plan?: DrawingPoint[][] }>();

/** Sculpted pieces are symmetric about y = 0, so their section there is their front outline. */
function cutOf(form: Sculpted): { front: DrawingPoint[][]; plan?: DrawingPoint[][] } {
  const known = cuts.get(form);
  if (known) return known;
  const { min, max } = form.box;
  const y = (min[1] + max[1]) / 2;
  const step = Math.max(0.4, Math.hypot(max[0] - min[0], max[2] - min[2]) / 150);
  const front = contour(
    (x, z) => form.distance(x, y, z),
    { min: [min[0], min[2]], max: [max[0], max[2]] },
    step,
  );
  const made = { front };
  cuts.set(form, made);
  return made;
}

/** Outline from above: the min distance over the height, on a coarse grid. */
function planOf(form: Sculpted): DrawingPoint[][] {
  const cut = cutOf(form);
  if (cut.plan) return cut.plan;
  const { min, max } = form.box;
  const step = Math.max(0.6, Math.hypot(max[0] - min[0], max[1] - min[1]) / 90);
  const layers = Array.from({ length: 24 }, (_, i) => min[2] + ((max[2] - min[2]) * (i + 0.5)) / 24);
  cut.plan = contour(
    (x, y) => layers.reduce((least, z) => Math.min(least, form.distance(x, y, z)), Infinity),
    { min: [min[0], min[1]], max: [max[0], max[1]] },
    step,
  );
  return cut.plan;
}

function mirrored(side: readonly DrawingPoint[]): DrawingPoint[] {
  return [...side, ...side.map(([x, y]) => [-x, y] as const).reverse()];
}

/** Right side of a turned form from its foot to its lip, its edges, and the hollow in its base. */
function side(form: Turned): { line: DrawingPoint[]; edges: DrawingPoint[][]; hollow: DrawingPoint[] } {
  const points = rounded(form.points, 8).map((p) => [p.r, p.z] as const);
  const foot = Math.min(...points.map((p) => p[1]));
  const start = points.findIndex((p) => p[1] <= foot + 1e-6);
  const line = points.slice(start);
  const edges: DrawingPoint[][] = [];
  line.forEach((point, i) => {
    const before = line[i - 1];
    const after = line[i + 1];
    if (!before || !after || i < 3) return;
    const turn = Math.abs(
      Math.atan2(after[1] - point[1], after[0] - point[0]) -
        Math.atan2(point[1] - before[1], point[0] - before[0]),
    );
    const bend = Math.min(turn, 2 * Math.PI - turn);
    const tall = line.at(-1)?.[1] ?? 1;
    if (
      bend > 0.24 &&
      point[0] > 1 &&
      !edges.some((e) => Math.abs((e[0]?.[1] ?? 0) - point[1]) < tall * 0.006)
    ) {
      edges.push([
        [-point[0], point[1]],
        [point[0], point[1]],
      ]);
    }
  });
  return { line, edges, hollow: points.slice(0, start + 1).filter((p) => p[1] > foot + 0.05) };
}

/** Grip ribs of a turned form in the front view. */
function ribs(form: Turned): DrawingPoint[][] {
  const lines: DrawingPoint[][] = [];
  for (const item of form.relief ?? []) {
    if (item.kind !== "ribs") continue;
    const r = form.points.reduce(
      (max, p) => (p[1] >= item.from && p[1] <= item.to + 3 ? Math.max(max, p[0]) : max),
      0,
    );
    const count = Math.min(item.count, 56);
    for (let k = 0; k < count / 2; k++) {
      const x = r * Math.sin(-Math.PI / 2 + (2 * Math.PI * (k + 0.5)) / count);
      lines.push([
        [x, item.from],
        [x, item.to],
      ]);
    }
  }
  return lines;
}

/** Threads as slanted lines on the neck, in mm at real size. */
function threads(dimensions: Dimensions, axis: number, foot: number, lip: number): DrawingPoint[][] {
  const finish = dimensions.neckFinish;
  if (!finish) return [];
  const r = threadDiameter(finish.diameterMm) / 2;
  const from = foot + (lip - foot) * 0.42;
  const pitch = (lip - from) / 3.4;
  return [0, 1, 2].map((i) => {
    const z = from + i * pitch;
    return [
      [axis - r + 0.4, z - pitch * 0.1],
      [axis - r, z],
      [axis + r, z + pitch * 0.5],
      [axis + r - 0.4, z + pitch * 0.6],
    ] as DrawingPoint[];
  });
}

type Place = (x: number, z: number) => DrawingPoint;

const placed = (lines: readonly (readonly DrawingPoint[])[], place: Place): DrawingPoint[][] =>
  lines.map((line) => line.map(([x, z]) => place(x, z)));

function partFront(part: Part): { outline: DrawingPoint[][]; edges: DrawingPoint[][] } {
  const { form } = part;
  const lift = part.lift ?? 0;
  const shift = part.shift ?? 0;
  const move: Place = (x, z) => [x + shift, z + lift];
  if (form.kind === "turned") {
    const { line, edges: corners } = side(form);
    const edges = [...corners, ...ribs(form)];
    return { outline: placed([mirrored(line)], move), edges: placed(edges, move) };
  }
  if (form.kind === "sculpted") return { outline: placed(cutOf(form).front, move), edges: [] };
  return { outline: placed([form.path.map((p) => [p[0], p[2]] as const)], move), edges: [] };
}

function closurePlace(shape: Shape, dimensions: Dimensions): Place {
  const { scale } = dimensions;
  const { body } = shape;
  const seat = closureBase(shape);
  const base = body ? scaledPoint(body, scale, 0, seat).z : 0;
  const shift = (body?.neckShiftMm ?? 0) * scale.across;
  const down = seat > 0 ? base / seat : scale.closureUp;
  return (x, z) => [x * scale.closureAcross + shift, z * (z < 0 ? down : scale.closureUp) + base];
}

/** The front view of a shape, its foot at 0. */
export function frontLines(shape: Shape, dimensions: Dimensions): ViewLines {
  const { body, closure } = shape;
  const lines: ViewLines = { outline: [], edges: [], hidden: [], closure: [] };
  if (body) {
    const shift = body.neckShiftMm ?? 0;
    const place: Place = (x, z) => {
      const axis = z >= body.neckFromMm ? shift : 0;
      const at = scaledPoint(body, dimensions.scale, Math.abs(x - axis), z);
      return [axis * dimensions.scale.across + Math.sign(x - axis) * at.r, at.z];
    };
    if (body.sculpt) lines.outline.push(...placed(cutOf(body.sculpt).front, place));
    else {
      const { line, edges, hollow } = side(bodyAtSize(body, dimensions.scale).form);
      lines.outline.push(mirrored(line));
      lines.edges.push(...edges);
      if (hollow.length > 1) lines.hidden.push(mirrored([...hollow].reverse()));
    }
    for (const ear of earsOf(body, dimensions.scale)) lines.outline.push(...cutOf(ear).front);
  }
  if (body && shape.neckFinish) {
    const foot = body.neckFromMm * dimensions.scale.up;
    const axis = (body.neckShiftMm ?? 0) * dimensions.scale.across;
    lines.edges.push(...threads(dimensions, axis, foot, dimensions.heightMm));
  }
  const place = closurePlace(shape, dimensions);
  for (const part of closure?.parts ?? []) {
    if (part.form.kind === "swept") continue;
    const { outline, edges } = partFront(part);
    if (body) lines.closure.push(...placed(outline, place));
    else {
      lines.outline.push(...placed(outline, place));
      lines.edges.push(...placed(edges, place));
    }
  }
  return lines;
}

function ring(a: number, b: number, exponent: number, x = 0): DrawingPoint[] {
  return Array.from({ length: 97 }, (_, i) => {
    const turn = (2 * Math.PI * i) / 96;
    const r = sectionRadius(a, b, exponent, turn);
    return [x + r * Math.cos(turn), r * Math.sin(turn)] as const;
  });
}

/** The outline from above: in each direction the section that reaches furthest, in mm. */
function outlineFromAbove(body: Body, scale: Scale): DrawingPoint[] {
  const sections = subdivided(rounded(body.form.points, 5), 1e6).map((p) => {
    const a = scaledPoint(body, scale, p.r, p.z).r;
    return { a, ...sectionAt(body.form.section, a, p.round) };
  });
  return Array.from({ length: 97 }, (_, i) => {
    const turn = (2 * Math.PI * i) / 96;
    const r = sections.reduce(
      (most, { a, b, exponent }) => Math.max(most, sectionRadius(a, b, exponent, turn)),
      0,
    );
    return [r * Math.cos(turn), r * Math.sin(turn)] as const;
  });
}

/** The ears of a bail, which count in the width, in mm at a size. */
const earsOf = (body: Body, scale: Scale): Sculpted[] =>
  (bodyAtSize(body, scale).extras ?? []).flatMap(({ form }) => (form.kind === "sculpted" ? [form] : []));

/** The top view of a shape, its axis at 0. */
export function planLines(shape: Shape, dimensions: Dimensions): ViewLines {
  const { body, closure } = shape;
  const { scale } = dimensions;
  const lines: ViewLines = { outline: [], edges: [], hidden: [], closure: [] };
  if (body) {
    if (body.sculpt && body.reachMm) {
      lines.outline.push(...placed(planOf(body.sculpt), (x, y) => [x * scale.across, y * scale.across]));
    } else lines.outline.push(outlineFromAbove(body, scale));
    for (const ear of earsOf(body, scale)) lines.outline.push(...planOf(ear));
    const lip = body.form.points.at(-1);
    if (lip && shape.neckFinish) {
      const shift = (body.neckShiftMm ?? 0) * scale.across;
      const outer = body.form.points.at(-2);
      if (outer) lines.edges.push(ring(outer[0] * scale.neckAcross, outer[0] * scale.neckAcross, 2, shift));
      lines.edges.push(ring(lip[0] * scale.neckAcross, lip[0] * scale.neckAcross, 2, shift));
    } else if (!closure && lip) {
      const inner = sectionAt(body.form.section, lip[0], lip[3] ?? 1);
      lines.edges.push(ring(lip[0] * scale.across, inner.b * scale.across, inner.exponent));
    }
    return lines;
  }
  for (const part of closure?.parts ?? []) {
    const { form } = part;
    if (part.finish !== "closure") continue;
    if (form.kind === "turned") {
      const r = Math.max(...form.points.map((p) => p[0])) * scale.closureAcross;
      lines.outline.push(ring(r, r, 2));
    } else if (form.kind === "sculpted") {
      lines.outline.push(
        ...placed(planOf(form), (x, y) => [x * scale.closureAcross, y * scale.closureAcross]),
      );
    }
  }
  return lines;
}
