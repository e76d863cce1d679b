import { describe, expect, it } from "vitest";
import { closureBase, turnedMesh } from "./mesh.ts";
import { scaleTo, shapeById, shapes } from "./index.ts";
import { threadDiameter } from "./neck.ts";
import { rounded } from "./profile.ts";
import type { Shape } from "./shape.ts";
import { bucketsDrums } from "./shapes/buckets-drums.ts";
import { tubesTraysPreforms } from "./shapes/tubes-trays-preforms.ts";
import { withHandles } from "./shapes/with-handles.ts";
import { surfaceNet } from "./surface-net.ts";

const holding = shapes.filter((shape) => shape.nominalVolumeMl !== null);
const densities = { PET: 1.38, HDPE: 0.95, LDPE: 0.92, PE: 0.93, PP: 0.905 };

function must(id: string): Shape {
  const shape = shapeById(id);
  if (!shape) throw new Error(`no shape ${id}`);
  return shape;
}

describe("the shapes", () => {
  it("have a row in the table for everything that code builds", () => {
    for (const id of Object.keys({ ...withHandles, ...bucketsDrums, ...tubesTraysPreforms }))
      expect(shapeById(id), id).toBeDefined();
  });

  it("cover every family, each with an id of its own", () => {
    expect(shapes.length).toBeGreaterThanOrEqual(44);
    expect(new Set(shapes.map((shape) => shape.id)).size).toBe(shapes.length);
    expect([...new Set(shapes.map((shape) => shape.family))].sort()).toEqual(
      [
        "bottle",
        "bucket",
        "cap",
        "drum",
        "dropper",
        "flip-top",
        "jar",
        "jerrycan",
        "preform",
        "pump",
        "sprayer",
        "tray",
        "tube",
      ].sort(),
    );
    for (const section of ["round", "oval", "square", "rectangular"]) {
      expect(shapes.some((shape) => shape.section === section && shape.body)).toBe(true);
    }
  });

  it.each(shapes.map((shape) => [shape.id, shape] as const))(
    "%s has a closed, finite outline on the ground",
    (_, shape) => {
      expect(shape.body ?? shape.closure).not.toBeNull();
      const forms = [shape.body?.form, ...(shape.closure?.parts.map((part) => part.form) ?? [])];
      for (const form of forms) {
        if (form?.kind !== "turned") continue;
        for (const point of rounded(form.points)) {
          expect(Number.isFinite(point.r + point.z)).toBe(true);
          expect(point.r).toBeGreaterThanOrEqual(-1e-9);
        }
      }
      const corners = shape.body?.form.points ?? [[0, 0]];
      expect(corners[0]?.[0]).toBe(0);
      expect(Math.min(...corners.map((corner) => corner[1]))).toBeGreaterThanOrEqual(0);
    },
  );

  it.each(shapes.filter((s) => s.body && s.closure && s.neckFinish).map((s) => [s.id, s] as const))(
    "%s wears its closure above the shoulder and over the lip",
    (_, shape) => {
      const { body, closure } = shape;
      if (!body || !closure) throw new Error("filtered above");
      const base = closureBase(shape);
      const lip = Math.max(...body.form.points.map((p) => p[1]));
      expect(base).toBeGreaterThanOrEqual(body.neckFromMm);
      expect(base).toBeLessThan(lip);
      expect(base + closure.heightMm).toBeGreaterThan(lip);
    },
  );

  it("are clear in PET only", () => {
    const clear = shapes.filter((shape) => shape.transparent);
    expect(new Set(clear.flatMap((shape) => shape.plastics))).toEqual(new Set(["PET"]));
  });
});

describe("scaleTo", () => {
  it.each(holding.map((shape) => [shape.id, shape] as const))(
    "%s holds 1.04 times its nominal volume to the brim",
    (_, shape) => {
      for (const factor of [0.5, 1, 2]) {
        const volumeMl = (shape.nominalVolumeMl ?? 0) * factor;
        expect(scaleTo(shape, { volumeMl }).brimfulMl / volumeMl).toBeCloseTo(1.04, 4);
      }
    },
  );

  it.each(holding.map((shape) => [shape.id, shape] as const))(
    "%s gets heavier and larger with its volume",
    (_, shape) => {
      const sizes = [0.6, 0.8, 1, 1.25, 1.6, 2.2].map((f) =>
        scaleTo(shape, { volumeMl: (shape.nominalVolumeMl ?? 0) * f }),
      );
      const weights = sizes.map((size) => size.weightG(densities[shape.plastics[0] ?? "PP"]));
      const bulk = sizes.map((size) => size.heightMm * size.widthMm * size.depthMm);
      expect(weights).toEqual([...weights].sort((a, b) => a - b));
      expect(bulk).toEqual([...bulk].sort((a, b) => a - b));
    },
  );

  it.each(shapes.filter((s) => s.family === "bottle").map((s) => [s.id, s] as const))(
    "%s is never narrower than the neck it is given",
    (_, shape) => {
      for (const diameterMm of [18, 24, 28, 38]) {
        for (const volumeMl of [50, 250, 1000]) {
          const size = scaleTo(shape, { volumeMl, neckFinish: { diameterMm, finish: "410" } });
          expect(Math.min(size.widthMm, size.depthMm)).toBeGreaterThan(threadDiameter(diameterMm));
          expect(size.brimfulMl / volumeMl).toBeCloseTo(1.04, 3);
        }
      }
    },
  );

  it("keeps a neck's height when the bottle grows", () => {
    const shape = must("bottle-round-boston");
    const neckOf = (volumeMl: number): number => {
      const size = scaleTo(shape, { volumeMl });
      return size.heightMm - (shape.body?.neckFromMm ?? 0) * size.scale.up;
    };
    expect(neckOf(1000)).toBeCloseTo(neckOf(100), 6);
  });

  it("agrees with a cylinder reckoned by hand", () => {
    const cylinder: Shape = {
      ...must("tray-deep"),
      section: "round",
      nominalVolumeMl: 1000,
      body: {
        form: {
          kind: "turned",
          points: [
            [0, 0],
            [50, 0],
            [50, 130],
          ],
        },
        wallMm: 0,
        neckFromMm: 1e6,
      },
    };
    const size = scaleTo(cylinder, { volumeMl: 1000 });
    // pi * (50 k)^2 * 130 k = 1.04 litres
    const k = (1.04e6 / (Math.PI * 2500 * 130)) ** (1 / 3);
    expect(size.heightMm).toBeCloseTo(130 * k, 4);
    expect(size.bodyAreaMm2).toBeCloseTo(Math.PI * 2500 * k * k + 2 * Math.PI * 50 * 130 * k * k, 1);
  });

  it("makes real weights: a half-litre water bottle of 17 to 26 g, a five-litre can of 280 to 420 g", () => {
    expect(scaleTo(must("bottle-round-water")).weightG(1.38)).toBeGreaterThan(17);
    expect(scaleTo(must("bottle-round-water")).weightG(1.38)).toBeLessThan(26);
    expect(scaleTo(must("jerrycan-stackable")).weightG(0.95)).toBeGreaterThan(280);
    expect(scaleTo(must("jerrycan-stackable")).weightG(0.95)).toBeLessThan(420);
  });

  it("sizes a closure by its neck", () => {
    const small = scaleTo(must("cap-ribbed"), { neckFinish: { diameterMm: 20, finish: "410" } });
    const large = scaleTo(must("cap-ribbed"), { neckFinish: { diameterMm: 38, finish: "400" } });
    expect(small.widthMm).toBeGreaterThan(20);
    expect(large.widthMm).toBeGreaterThan(38);
    expect(large.weightG(0.905)).toBeGreaterThan(small.weightG(0.905) * 0.9);
    expect(small.brimfulMl).toBe(0);
  });
});

describe("meshes", () => {
  it("revolve a wall into a closed skin, whose faces meet two by two", () => {
    const { positions, faces } = turnedMesh({
      kind: "turned",
      points: [
        [0, 0],
        [10, 0, 2],
        [10, 20],
      ],
      wall: 1,
    });
    const edges = new Map<string, number>();
    const key = (i: number): string =>
      [0, 1, 2]
        .map((k) => (positions[3 * i + k] ?? 0).toFixed(5))
        .map((v) => (v === "-0.00000" ? "0.00000" : v))
        .join();
    for (const face of faces) {
      face.forEach((a, i) => {
        const ends = [key(a), key(face[(i + 1) % face.length] ?? a)].sort();
        if (ends[0] !== ends[1]) edges.set(ends.join(), (edges.get(ends.join()) ?? 0) + 1);
      });
    }
    const loose = [...edges.values()].filter((n) => n % 2 !== 0).length;
    expect(loose).toBe(0);
  });

  it("pull a ball's vertices onto the ball", () => {
    const { positions, normals = [] } = surfaceNet({
      kind: "sculpted",
      distance: (x, y, z) => Math.hypot(x, y, z) - 8,
      box: { min: [-9, -9, -9], max: [9, 9, 9] },
      step: 1,
    });
    expect(positions.length).toBeGreaterThan(1000);
    for (let i = 0; i < positions.length; i += 3) {
      const [x = 0, y = 0, z = 0] = positions.slice(i, i + 3);
      expect(Math.hypot(x, y, z)).toBeCloseTo(8, 3);
      expect((normals[i] ?? 0) * 8).toBeCloseTo(x, 2);
    }
  });
});
