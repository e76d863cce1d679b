import { describe, expect, it } from "vitest";
import { shapeAtSize } from "./at-size.ts";
import { pictureSizesOf, proportionsApart, proportionsOf, scaleTo, shapeById, shapes } from "./index.ts";
import { partMesh, sceneOf, shapeParts } from "./mesh.ts";
import type { Part, Shape } from "./shape.ts";

interface Extent {
  width: number;
  height: number;
}

/** The extent of a kind's pieces in a shape's scene, mm. */
function extent(shape: Shape, finish: Part["finish"]): Extent {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const part of shapeParts(shape).filter((piece) => piece.finish === finish)) {
    partMesh(part).positions.forEach((value, index) => {
      if (index % 3 === 0) [left, right] = [Math.min(left, value), Math.max(right, value)];
      if (index % 3 === 2) [low, high] = [Math.min(low, value), Math.max(high, value)];
    });
  }
  return { width: right - left, height: high - low };
}

const sized = shapes.flatMap((shape) =>
  pictureSizesOf(shape)
    .slice(1)
    .map(({ id, target }) => [id, shape, target] as const),
);
/** One size of each kind of geometry: turned, lofted, sculpted, with a pump, and a jar. */
const geometries = [
  ["bottle-round-boston", 60, 20, "410"],
  ["bottle-oval", 1000, 28, "410"],
  ["jerrycan-small", 3000, 38, "400"],
  ["bottle-round-lotion-clear", 150, 24, "410"],
  ["jar-straight", 100, 63, "400"],
] as const;

describe("a shape at a size", () => {
  it.each(geometries)("%s of %i ml has the measures of its drawing", (id, volumeMl, diameterMm, finish) => {
    const shape = shapeById(id);
    if (!shape) throw new Error(`no shape ${id}`);
    const size = scaleTo(shape, { volumeMl, neckFinish: { diameterMm, finish } });
    const whole = shapeAtSize(shape, size);
    const sculpt = whole.body?.sculpt;
    // Sampled coarsely: a picture's mesh takes seconds.
    if (whole.body && sculpt) whole.body = { ...whole.body, sculpt: { ...sculpt, step: sculpt.step * 4 } };
    const body = extent(whole, "body");
    expect(Math.abs(body.width / size.widthMm - 1)).toBeLessThan(0.02);
    expect(Math.abs(body.height / size.heightMm - 1)).toBeLessThan(0.02);
    const nominal = extent(shape, "closure");
    const closure = extent(shapeAtSize(shape, size), "closure");
    expect(closure.width).toBeCloseTo(nominal.width * size.scale.closureAcross, 1);
  });

  it("is the same shape at its nominal size", () => {
    const shape = shapeById("bottle-round-tonic");
    if (!shape) throw new Error("no shape bottle-round-tonic");
    const same = sceneOf(shapeAtSize(shape, scaleTo({ ...shape, nominalVolumeMl: null })));
    sceneOf(shape).forEach(({ mesh }, index) => {
      const positions = same[index]?.mesh.positions ?? [];
      expect(positions).toHaveLength(mesh.positions.length);
      const worst = positions.reduce(
        (max, value, i) => Math.max(max, Math.abs(value - (mesh.positions[i] ?? 0))),
        0,
      );
      expect(worst).toBeLessThan(0.01);
    });
  });
});

describe("the table of sizes", () => {
  it("names each once, with other proportions than the nominal size", () => {
    expect(new Set(sized.map(([id]) => id)).size).toBe(sized.length);
    for (const [id, shape, target] of sized) {
      const nominal = proportionsOf(shape, {});
      const own = proportionsOf(shape, target);
      expect(nominal && own && proportionsApart(nominal, own), id).toBeGreaterThan(1);
    }
  });
});
