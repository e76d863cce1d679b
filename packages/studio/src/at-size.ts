import { closureBase } from "./mesh.ts";
import { scaledPoint, type Dimensions, type Scale } from "./measure.ts";
import type { Body, Part, ProfilePoint, Relief, Sculpted, Shape, Swept, Turned } from "./shape.ts";

/**
 * The shape with every length scaled to a size, for its picture: bodies grow with their contents while necks and
 * closures have the measures of their finish. The shoulder is the transition.
 */
export function shapeAtSize(shape: Shape, { scale }: Dimensions): Shape {
  const { body, closure } = shape;
  const { closureAcross: across, closureUp: up } = scale;
  const base = closureBase(shape);
  const heightAt = (z: number): number => (body ? scaledPoint(body, scale, 0, z).z : 0);
  const seat = heightAt(base);
  const lip = Math.max(0, ...(body?.form.points ?? []).map((point) => point[1]));
  // Dip tube and pipette reach the same relative depth as in the body of the nominal size.
  const down = base > 0 ? seat / base : up;
  return {
    ...shape,
    body: body && { ...bodyAtSize(body, scale), seatFromMm: seat },
    closure: closure && {
      ...closure,
      parts: closure.parts.map((part) => partAtSize(part, across, up, down)),
      heightMm: closure.heightMm * up,
      seatMm: heightAt(lip) - seat,
    },
  };
}

/** A body with every length scaled. */
export function bodyAtSize(body: Body, scale: Scale): Body {
  const { across, up } = scale;
  const zAt = (z: number): number => scaledPoint(body, scale, 0, z).z;
  const { form } = body;
  return {
    ...body,
    form: {
      ...grown(form, across, zAt),
      points: pointsAtSize(body, scale),
      ...(form.boreFrom !== undefined && { boreFrom: zAt(form.boreFrom) }),
    },
    ...(body.sculpt && { sculpt: sculptAtSize(body, body.sculpt, scale) }),
    extras: (body.extras ?? []).map((part) => partAtSize(part, across, up, up)),
    neckFromMm: body.neckFromMm * up,
    neckShiftMm: (body.neckShiftMm ?? 0) * across,
  };
}

/** Corners of a body: below the shoulder scaled with the contents, above it with the finish. */
function pointsAtSize(body: Body, scale: Scale): ProfilePoint[] {
  const { points } = body.form;
  const below = points.filter((point) => point[1] < body.neckFromMm);
  const widest = Math.max(...below.map(([r]) => r));
  const [wide = widest, wideZ = 0] = below.findLast(([r]) => r >= widest * 0.98) ?? [];
  const foot = points.find((point) => point[1] >= body.neckFromMm)?.[0] ?? wide;
  return points.map(([r, z, fillet = 0, round = 1]) => {
    const at = scaledPoint(body, scale, r, z);
    const isShoulder = z > wideZ && z < body.neckFromMm && wide - foot > 0.5;
    const along = Math.min(1, Math.max(0, (r - foot) / (wide - foot)));
    const neck = Math.min(r, foot) * scale.neckAcross;
    return [
      isShoulder ? neck + along * (wide * scale.across - foot * scale.neckAcross) : at.r,
      at.z,
      fillet * (z < body.neckFromMm ? scale.across : scale.neckAcross),
      round,
    ] as const;
  });
}

/** Near its neck a sculpted body is scaled with the finish, elsewhere with the contents. */
function sculptAtSize(body: Body, sculpt: Sculpted, scale: Scale): Sculpted {
  const { across, up, neckAcross, neckUp } = scale;
  const foot = body.neckFromMm;
  const shift = body.neckShiftMm ?? 0;
  const radius = body.form.points.find((point) => point[1] >= foot)?.[0] ?? 0;
  const soft = (t: number): number => {
    const within = Math.min(1, Math.max(0, t));
    return within * within * (3 - 2 * within);
  };
  const { min, max } = sculpt.box;
  const neck = radius * neckAcross + 2;
  return {
    kind: "sculpted",
    step: sculpt.step * Math.min(across, up),
    distance(x, y, z) {
      const height = z < foot * up ? z / up : foot + (z - foot * up) / neckUp;
      const fromNeck = Math.hypot(x - shift * across, y) / across;
      const near = soft((2.4 * radius - fromNeck) / (1.2 * radius)) * soft((height / foot - 0.86) / 0.12);
      const width = across + (neckAcross - across) * near;
      const from = shift * near;
      return (
        sculpt.distance((x - from * across) / width + from, y / width, height) *
        Math.min(across, up, neckAcross, neckUp)
      );
    },
    box: {
      min: [
        Math.min(min[0] * across, shift * across - neck),
        Math.min(min[1] * across, -neck),
        Math.min(min[2] * up, -1),
      ],
      max: [
        Math.max(max[0] * across, shift * across + neck),
        Math.max(max[1] * across, neck),
        foot * up + (max[2] - foot) * neckUp + 1,
      ],
    },
  };
}

/** A part whose widths and heights are scaled separately; `down` is the factor for everything below its foot. */
function partAtSize(part: Part, across: number, up: number, down: number): Part {
  return {
    ...part,
    form: formAtSize(part.form, across, up, down),
    lift: (part.lift ?? 0) * up,
    shift: (part.shift ?? 0) * across,
  };
}

function formAtSize(form: Part["form"], across: number, up: number, down: number): Part["form"] {
  if (form.kind === "turned") return grown(form, across, (z) => z * (z < 0 ? down : up));
  return form.kind === "swept"
    ? sweptAtSize(form, across, up, down)
    : {
        kind: "sculpted",
        step: form.step * Math.min(across, up),
        distance: (x, y, z) => form.distance(x / across, y / across, z / up) * Math.min(across, up),
        box: {
          min: [form.box.min[0] * across, form.box.min[1] * across, form.box.min[2] * up],
          max: [form.box.max[0] * across, form.box.max[1] * across, form.box.max[2] * up],
        },
      };
}

const sweptAtSize = (form: Swept, across: number, up: number, down: number): Swept => ({
  ...form,
  radius: form.radius * across,
  path: form.path.map(([x, y, z]) => [x * across, y * across, z * (z < 0 ? down : up)] as const),
});

function grown(form: Turned, across: number, zAt: (z: number) => number): Turned {
  return {
    ...form,
    points: form.points.map(
      ([r, z, fillet = 0, round = 1]) => [r * across, zAt(z), fillet * across, round] as const,
    ),
    ...(form.relief && { relief: form.relief.map((item) => reliefAtSize(item, across, zAt)) }),
    ...(form.wall !== undefined && { wall: form.wall * across }),
    ...(form.boreFrom !== undefined && { boreFrom: zAt(form.boreFrom) }),
    ...(form.bore !== undefined && { bore: form.bore * across }),
  };
}

function reliefAtSize(item: Relief, across: number, zAt: (z: number) => number): Relief {
  if (item.kind === "recess") {
    const height = zAt(item.z + item.height / 2) - zAt(item.z - item.height / 2);
    return { ...item, z: zAt(item.z), height, depth: item.depth * across };
  }
  const span = { from: zAt(item.from), to: zAt(item.to) };
  if (item.kind !== "thread") return { ...item, ...span, depth: item.depth * across };
  const up = (span.to - span.from) / (item.to - item.from);
  return { ...item, ...span, pitch: item.pitch * up, height: item.height * across };
}
