import { z } from "../validation/zod.ts";

/** A colour as CSS writes it, with six digits. */
export const hexSchema = z.string().regex(/^#[0-9a-f]{6}$/i);

/** What a studio picture was mixed from, so that it can be mixed again from its pack in other colours. */
export const studioColoursSchema = z.object({
  /** The view of the shape, as its pack names it. */
  view: z.string(),
  body_hex: hexSchema,
  closure_hex: hexSchema,
  /** The background behind the product. */
  ground_hex: hexSchema,
  /** How wide the article's body, or a closure sold alone, is in the picture: a share of the picture's width. */
  object_width: z.number().positive().max(1).optional(),
});

/**
 * A picture. `url` and `thumbnail_image_url` are usable as they are; `sources` lists the widths that
 * exist per format, for `srcset`. Width and height are those of the largest rendition, in pixels.
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
