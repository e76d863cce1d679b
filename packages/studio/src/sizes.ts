import { z } from "zod";
import { shapeAtSize } from "./at-size.ts";
import { skirtRadius } from "./closures/pieces.ts";
import { scaleTo, type Target } from "./measure.ts";
import { packFor } from "./packs.ts";
import type { NeckFinish, Shape } from "./shape.ts";
import { shapeById } from "./shapes/registry.ts";
import table from "./shapes/sizes.json" with { type: "json" };

/** A photographed size of a shape besides its nominal one. */
const sizeSchema = z.strictObject({
  volume_ml: z.number().positive(),
  neck: z.strictObject({ diameter_mm: z.number().positive(), finish: z.string() }),
});
/** A row of the table of sizes. */
export type Size = z.infer<typeof sizeSchema>;

const sizes = z.record(z.string(), z.array(sizeSchema)).parse(table);

/** The subject of a picture: a shape at its nominal size, or at another size with its own id. */
export interface PictureSize {
  /** Id of the pack: `bottle-round-boston`, or with volume and neck `bottle-round-boston_60-24`. */
  id: string;
  target: Target;
}

/** All photographed sizes of a shape, its nominal size first. */
export function pictureSizesOf({ id }: Shape): PictureSize[] {
  return [{ id, target: {} }, ...(sizes[id] ?? []).map((size) => namedSize(id, size))];
}

const namedSize = (id: string, { volume_ml, neck }: Size): PictureSize => ({
  id: `${id}_${volume_ml}-${neck.diameter_mm}`,
  target: { volumeMl: volume_ml, neckFinish: { diameterMm: neck.diameter_mm, finish: neck.finish } },
});

/** The geometry of a size, for the renderer. */
export const shapeOfSize = (shape: Shape, { target }: PictureSize): Shape =>
  target.volumeMl === undefined ? shape : shapeAtSize(shape, scaleTo(shape, target));

/** Max deviation of an article's proportions from its picture's: 8 %. */
export const maxApart = 1.08;

/** The visible proportions of a size: width of the closure over that of the body, and height over width. */
export interface Proportions {
  closure: number;
  height: number;
}

/** The proportions of a shape at a size; null where all sizes are alike, as for closures and open vessels. */
export function proportionsOf(shape: Shape, target: Target): Proportions | null {
  if (!shape.body || !shape.closure || !shape.neckFinish || shape.nominalVolumeMl === null) return null;
  const { neckFinish, widthMm, totalHeightMm } = scaleTo(shape, target);
  const { diameterMm } = neckFinish ?? shape.neckFinish;
  return { closure: (2 * skirtRadius(diameterMm)) / widthMm, height: totalHeightMm / widthMm };
}

/** The deviation between two proportions, as the larger over the smaller: 1.08 is 8 %. */
export function proportionsApart(a: Proportions, b: Proportions): number {
  const ratio = (x: number, y: number): number => Math.max(x / y, y / x);
  return Math.max(ratio(a.closure, b.closure), ratio(a.height, b.height));
}

/**
 * The pack with the closest picture for an article: that of its shape in the size with the most similar proportions. An
 * id that is not a shape's is returned unchanged.
 */
export function packIdFor(
  shapeId: string,
  article: { volumeMl: number | null; neckFinish: NeckFinish | null },
): string {
  const shape = shapeById(shapeId);
  const { volumeMl, neckFinish } = article;
  if (!shape || volumeMl === null || !neckFinish || !sizes[shapeId]) return shapeId;
  const wanted = proportionsOf(shape, { volumeMl, neckFinish });
  let best = { id: shapeId, apart: Infinity };
  for (const { id, target } of pictureSizesOf(shape)) {
    const own = proportionsOf(shape, target);
    if (!wanted || !own || !shape.views.every((view) => packFor(id, view))) continue;
    const apart = proportionsApart(wanted, own);
    if (apart < best.apart) best = { id, apart };
  }
  return best.id;
}
