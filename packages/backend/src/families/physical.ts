import type { NeckFinish as CatalogueNeck } from "@preforma/domain/catalogue";
import { materialByKey, neckByCode } from "@preforma/domain/vocabulary";
import {
  scaleTo,
  shapeById,
  studioNeck,
  type Dimensions,
  type NeckFinish,
  type Shape,
} from "@preforma/studio";
import type { ContainerFamily, PreformFamily } from "./schema.ts";

/** A shape that a family names. */
export function shapeOf(id: string): Shape {
  const shape = shapeById(id);
  if (!shape) throw new Error(`The studio has no shape ${id}`);
  return shape;
}

/** A vocabulary neck in the form of records. */
export function neckOf(code: string): CatalogueNeck {
  const neck = neckByCode(code);
  if (!neck) throw new Error(`The vocabulary has no neck ${code}`);
  return { code: neck.code, diameter_mm: neck.diameter_mm, finish: neck.finish };
}

/** Rounds weights as data sheets do: to tenths of a gram below 100 g, grams below 1 kg, then tens. */
export function roundWeight(grams: number): number {
  if (grams < 100) return Math.round(grams * 10) / 10;
  return grams < 1000 ? Math.round(grams) : Math.round(grams / 10) * 10;
}

/** The outer size of an article in mm, its weight in g, and its brimful volume in ml. */
export interface Measured {
  dimensions: { heightMm: number; widthMm: number; depthMm: number };
  weightG: number;
  brimfulMl: number | null;
}

function measured(size: Dimensions, density: number): Measured {
  const tenth = (mm: number): number => Math.round(mm * 10) / 10;
  return {
    dimensions: {
      heightMm: tenth(size.heightMm),
      widthMm: tenth(size.widthMm),
      depthMm: tenth(size.depthMm),
    },
    weightG: roundWeight(size.weightG(density)),
    brimfulMl: size.brimfulMl > 0 ? Math.round(size.brimfulMl) : null,
  };
}

const scaled = new Map<string, Dimensions>();

/** Scales once for all colours of a size: solving for a volume is the expensive part. */
function scaledTo(
  shapeId: string,
  target: { volumeMl?: number; heightMm?: number; neckFinish?: NeckFinish | undefined },
): Dimensions {
  const key = JSON.stringify([shapeId, target]);
  let size = scaled.get(key);
  if (!size) scaled.set(key, (size = scaleTo(shapeOf(shapeId), target)));
  return size;
}

/** A container of a volume (ml) with a neck, measured from its geometry. */
export function measureContainer(
  family: ContainerFamily,
  volumeMl: number,
  neck: CatalogueNeck | null,
): Measured {
  const size = scaledTo(family.shape_id, { volumeMl, ...(neck && { neckFinish: studioNeck(neck) }) });
  return measured(size, materialByKey(family.material).densityGPerCm3);
}

/** A closure for a neck. A pump's height is that of its head: the dip tube hangs below. */
export function measureClosure(shapeId: string, neck: CatalogueNeck, density: number): Measured {
  return measured(scaledTo(shapeId, { neckFinish: studioNeck(neck) }), density);
}

/** A preform of a weight (g): its neck and wall determine its length. */
export function measurePreform(family: PreformFamily, weightG: number, neck: CatalogueNeck): Measured {
  const density = materialByKey(family.material).densityGPerCm3;
  let low = 30;
  let high = 260;
  for (let step = 0; step < 30; step += 1) {
    const heightMm = (low + high) / 2;
    if (scaledTo(family.shape_id, { heightMm, neckFinish: studioNeck(neck) }).weightG(density) < weightG)
      low = heightMm;
    else high = heightMm;
  }
  return {
    ...measured(scaledTo(family.shape_id, { heightMm: high, neckFinish: studioNeck(neck) }), density),
    weightG,
  };
}
