import { z } from "../validation/zod.ts";

/** A CSS colour with six digits. */
export const hexSchema = z.string().regex(/^#[0-9a-f]{6}$/i);

/** The parameters of a studio picture, so that its pack can be mixed again in other colours. */
export const studioColoursSchema = z.object({
  /** The view of the shape, by its name in the pack. */
  view: z.string(),
  body_hex: hexSchema,
  closure_hex: hexSchema,
  /** The background behind the product. */
  ground_hex: hexSchema,
  /** Width of the article's body, or of a closure sold alone, as a share of the picture's width. */
  object_width: z.number().positive().max(1).optional(),
});

/**
 * A picture. `url` and `thumbnail_image_url` can be used directly; `sources` lists the available widths per format, for
 * `srcset`. Width and height are those of the largest rendition, in pixels.
 */
export const imageSchema = z.object({
  url: z.string(),
  thumbnail_image_url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
  sources: z.array(
    z.object({
      type: z.string(),
      renditions: z.array(z.object({ url: z.string(), width: z.int().positive() })),
    }),
  ),
  /** Absent for photographs. */
  studio: studioColoursSchema.optional(),
});
