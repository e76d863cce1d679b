import { surfaceNet } from "./surface-net.ts";
import { inset, rounded, subdivided, type OutlinePoint } from "./profile.ts";
import { sectionAt, sectionRadius } from "./section.ts";
import type { Part, Relief, Shape, Swept, Turned } from "./shape.ts";

/** A polygon mesh in mm: flat positions, faces of three or four corners, and normals where they are known exactly. */
export interface Mesh {
  positions: number[];
  faces: number[][];
  normals?: number[];
}

/** A mesh with its material, ready for the renderer. */
export interface ScenePart {
  finish: Part["finish"];
  mesh: Mesh;
}

const between = (z: number, from: number, to: number, soft: number): number => {
  const t = Math.max(0, Math.min(1, Math.min(z - from, to - z) / soft + 0.5));
  return t * t * (3 - 2 * t);
};

/** The surface's offset outwards (mm) at a direction and height. */
export function reliefAt(relief: readonly Relief[], turn: number, z: number): number {
  let moved = 0;
  for (const item of relief) {
    if (item.kind === "ribs") {
      if (z < item.from - 0.5 || z > item.to + 0.5) continue;
      const groove = (0.5 - 0.5 * Math.cos(item.count * turn)) ** 0.6;
      moved -= item.depth * groove * between(z, item.from, item.to, 0.7);
    } else if (item.kind === "flats") {
      const wave = Math.abs(Math.sin((item.count * turn) / 2));
      moved -= item.depth * (1 - wave) * between(z, item.from, item.to, 6);
    } else if (item.kind === "thread") {
      if (z < item.from - 1 || z > item.to + 1) continue;
      const start = item.from + ((item.pitch * (((turn / (2 * Math.PI)) % 1) + 1)) % item.pitch);
      const along = (z - start) / item.pitch;
      const off = Math.abs(along - Math.round(along)) * item.pitch;
      const height = Math.max(0, 1 - (off / (item.pitch * 0.3)) ** 2);
      const gap = item.gaps ? between(Math.abs(Math.sin((item.gaps * turn) / 2)), 0.12, 9, 0.12) : 1;
      moved += item.height * Math.sqrt(height) * gap * between(z, item.from, item.to, item.pitch * 0.4);
    } else if (item.kind === "recess") {
      let dt = turn - item.turn;
      dt -= Math.round(dt / (2 * Math.PI)) * 2 * Math.PI;
      const q = (dt / (item.width / 2)) ** 2 + ((z - item.z) / (item.height / 2)) ** 2;
      if (q < 1) moved -= item.depth * Math.min(1, (1 - q) * 1.8) ** 0.8;
    } else {
      if (z < item.from || z > item.to) continue;
      const t = ((z - item.from) / (item.to - item.from)) * item.count;
      moved -= item.depth * (0.5 - 0.5 * Math.cos(2 * Math.PI * t)) ** 1.5;
    }
  }
  return moved;
}

function reliefZones(relief: readonly Relief[]): { from: number; to: number; step: number }[] {
  return relief.map((item) => {
    if (item.kind === "recess") {
      return { from: item.z - item.height / 2, to: item.z + item.height / 2, step: item.height / 40 };
    }
    if (item.kind === "thread") return { from: item.from - 1, to: item.to + 1, step: item.pitch / 22 };
    if (item.kind === "grooves") {
      return { from: item.from, to: item.to, step: (item.to - item.from) / item.count / 20 };
    }
    if (item.kind === "flats") return { from: item.from, to: item.to, step: 2 };
    return { from: item.from, to: item.to, step: Math.max(0.25, (item.to - item.from) / 40) };
  });
}

function segmentsFor(form: Turned): number {
  let segments = form.section ? 224 : 176;
  for (const item of form.relief ?? []) {
    if (item.kind === "ribs") segments = Math.max(segments, item.count * 8);
    if (item.kind === "recess") segments = Math.max(segments, 320);
  }
  return segments;
}

/** The outline of a turned form with rings where its relief needs them. */
export function turnedOutline(form: Turned): OutlinePoint[] {
  const zones = reliefZones(form.relief ?? []);
  return subdivided(rounded(form.points), form.section ? 6 : 25, zones);
}

/** The faces between rings with the same number of corners. */
const quads = (rings: number, segments: number): number[][] =>
  Array.from({ length: (rings - 1) * segments }, (_, at) => {
    const next = at % segments === segments - 1 ? at + 1 - segments : at + 1;
    return [at, next, next + segments, at + segments];
  });

/** Revolves or lofts a turned form. Forms with a wall get an inner surface, joined at the lip. */
export function turnedMesh(form: Turned): Mesh {
  const outer = turnedOutline(form);
  const rings: { point: OutlinePoint; relief: boolean }[] = outer.map((point) => ({ point, relief: true }));
  if (form.wall !== undefined) {
    const wall = form.wall;
    const boreFrom = form.boreFrom ?? Infinity;
    // grooves are blown into both sides of a wall, threads and ribs are only on the outside
    const grooves = (form.relief ?? []).filter((item) => item.kind === "grooves");
    const smooth = subdivided(rounded(form.points, 10), form.section ? 6 : 25, reliefZones(grooves)).map(
      (p) => ({ ...p, r: p.r + reliefAt(grooves, 0, p.z) }),
    );
    const bore = form.bore ?? Math.min(...smooth.filter((p) => p.z >= boreFrom).map((p) => p.r)) - wall * 1.6;
    const inner = inset(smooth, wall).filter((p, i) => (smooth[i]?.z ?? 0) < boreFrom && p.z < boreFrom);
    const top = smooth.at(-1);
    if (Number.isFinite(bore) && top) {
      inner.push({ r: bore, z: boreFrom, round: 1 }, { r: bore, z: top.z - 0.4, round: 1 });
      inner.push({ r: bore + 0.4, z: top.z, round: 1 });
    } else if (top) {
      inner.pop();
      inner.push({ r: top.r - wall, z: top.z, round: top.round });
    }
    for (const point of inner.reverse()) rings.push({ point, relief: false });
  }
  const segments = segmentsFor(form);
  const positions: number[] = [];
  for (const { point, relief } of rings) {
    const { b, exponent } = sectionAt(form.section, point.r, point.round);
    for (let k = 0; k < segments; k++) {
      const turn = (2 * Math.PI * k) / segments;
      let r = point.r < 1e-4 ? 0 : sectionRadius(point.r, b, exponent, turn);
      if (relief && form.relief && r > 0.5) r += reliefAt(form.relief, turn, point.z);
      positions.push(r * Math.cos(turn), r * Math.sin(turn), point.z);
    }
  }
  return { positions, faces: quads(rings.length, segments) };
}

/** A round wire along a path, with flat ends. */
export function sweptMesh(form: Swept): Mesh {
  const around = 24;
  const positions: number[] = [];
  const path = form.path;
  path.forEach((point, i) => {
    const before = path[Math.max(0, i - 1)] ?? point;
    const after = path[Math.min(path.length - 1, i + 1)] ?? point;
    const t = [after[0] - before[0], after[1] - before[1], after[2] - before[2]] as const;
    const tl = Math.hypot(...t) || 1;
    const tx = t[0] / tl;
    const ty = t[1] / tl;
    const tz = t[2] / tl;
    // a frame that never flips: paths here are near a plane with normal y, or run along z
    const ref = Math.abs(ty) > 0.9 ? ([1, 0, 0] as const) : ([0, 1, 0] as const);
    let nx = ty * ref[2] - tz * ref[1];
    let ny = tz * ref[0] - tx * ref[2];
    let nz = tx * ref[1] - ty * ref[0];
    const nl = Math.hypot(nx, ny, nz) || 1;
    nx /= nl;
    ny /= nl;
    nz /= nl;
    const bx = ty * nz - tz * ny;
    const by = tz * nx - tx * nz;
    const bz = tx * ny - ty * nx;
    for (let k = 0; k < around; k++) {
      const turn = (2 * Math.PI * k) / around;
      const c = Math.cos(turn) * form.radius;
      const s = Math.sin(turn) * form.radius;
      positions.push(point[0] + nx * c + bx * s, point[1] + ny * c + by * s, point[2] + nz * c + bz * s);
    }
  });
  const faces = quads(path.length, around);
  faces.push(Array.from({ length: around }, (_, k) => around - 1 - k));
  faces.push(Array.from({ length: around }, (_, k) => (path.length - 1) * around + k));
  return { positions, faces };
}

function moved(mesh: Mesh, lift: number, shift: number): Mesh {
  if (lift === 0 && shift === 0) return mesh;
  const by = [shift, 0, lift];
  return { ...mesh, positions: mesh.positions.map((v, i) => v + (by[i % 3] ?? 0)) };
}

/** The mesh of one part, in its position. */
export function partMesh(part: Part): Mesh {
  const { form } = part;
  const mesh =
    form.kind === "turned" ? turnedMesh(form) : form.kind === "swept" ? sweptMesh(form) : surfaceNet(form);
  return moved(mesh, part.lift ?? 0, part.shift ?? 0);
}

/** Height of the lower edge of a shape's closure, in mm above the ground; 0 for a closure without a body. */
export function closureBase(shape: Shape): number {
  if (!shape.body || !shape.closure) return 0;
  const top = shape.body.form.points.reduce((z, p) => Math.max(z, p[1]), 0);
  return Math.max(top - shape.closure.seatMm, shape.body.seatFromMm ?? 0);
}

/** All parts of a shape at their positions. */
export function shapeParts(shape: Shape): Part[] {
  const parts: Part[] = [];
  if (shape.body) {
    parts.push({ finish: "body", form: shape.body.sculpt ?? shape.body.form });
    parts.push(...(shape.body.extras ?? []));
  }
  if (shape.closure) {
    const base = closureBase(shape);
    const shift = shape.body?.neckShiftMm ?? 0;
    for (const part of shape.closure.parts) {
      parts.push({ ...part, lift: (part.lift ?? 0) + base, shift: (part.shift ?? 0) + shift });
    }
  }
  return parts;
}

/** The scene of a shape for the renderer. */
export function sceneOf(shape: Shape): ScenePart[] {
  return shapeParts(shape).map((part) => ({ finish: part.finish, mesh: partMesh(part) }));
}
