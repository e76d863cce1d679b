import dxfParser from "dxf-parser";
import { describe, expect, it } from "vitest";
import { scaleTo, shapeById, shapes } from "../index.ts";
import { drawingExchange } from "./exchange.ts";

/** The package exports the class itself, unlike its types. */
const DxfParser = dxfParser as unknown as typeof dxfParser.DxfParser;

interface Entity {
  type: string;
  layer: string;
  text?: string;
  vertices?: { x: number; y: number }[];
}

function bottle() {
  const shape = shapeById("bottle-round-boston");
  if (!shape) throw new Error("no shape");
  return shape;
}

/** Parses a file as CAD programs do. */
async function read(...[shape, size, texts]: Parameters<typeof drawingExchange>) {
  const dxf = new DxfParser().parseSync(await drawingExchange(shape, size, texts));
  if (!dxf) throw new Error("not readable");
  return {
    header: dxf.header,
    layers: dxf.tables.layer.layers,
    entities: dxf.entities as unknown as Entity[],
  };
}

describe("drawingExchange", () => {
  it("draws at real size in mm, each kind of line on its layer", async () => {
    const size = scaleTo(bottle(), { volumeMl: 400, neckFinish: { diameterMm: 28, finish: "410" } });
    const { header, layers, entities } = await read(bottle(), size, { code: "B-400", neck: "28/410" });
    expect(header["$INSUNITS"]).toBe(4);
    expect(Object.keys(layers)).toEqual(
      expect.arrayContaining(["OUTLINE", "EDGES", "HIDDEN", "CLOSURE", "CENTRE", "DIMENSIONS", "TEXT"]),
    );
    const [front] = entities.filter(({ layer }) => layer === "OUTLINE");
    const height = Math.max(...(front?.vertices ?? []).map(({ y }) => y));
    const width = Math.max(...(front?.vertices ?? []).map(({ x }) => x)) * 2;
    expect(height).toBeCloseTo(size.heightMm, 1);
    expect(width).toBeCloseTo(size.widthMm, 1);
    const words = entities.filter(({ type }) => type === "TEXT").map(({ text }) => text);
    expect(words).toContain(size.heightMm.toFixed(1).replace(/\.0$/, ""));
    expect(words.at(-1)).toMatch(/^B-400 {3}28\/410 {3}T %%c 27\.5 {3}mm$/);
  });

  it("can draw every shape", async () => {
    for (const shape of shapes.filter((_, index) => index % 12 === 0)) {
      const text = await drawingExchange(shape, scaleTo(shape), { code: shape.id, neck: null });
      expect(text, shape.id).not.toMatch(/NaN|Infinity|undefined/);
    }
  });
});
