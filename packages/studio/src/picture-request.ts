import type { ShapeView } from "./shape.ts";

/** The light background of product pictures: suits white as well as clear plastics. */
export const TILE_GROUND = "#f3f4f2";

/** Widths in pixels that pictures are made in. */
export const pictureWidths = [160, 320, 480, 640, 960] as const;

/** File formats that pictures are made in. */
export const pictureFormats = ["avif", "webp", "png", "jpeg"] as const;

/** One of the widths that pictures are made in. */
export type PictureWidth = (typeof pictureWidths)[number];

/** One of the formats that pictures are made in. */
export type PictureFormat = (typeof pictureFormats)[number];

/** A wish for a picture. Colours are `#rrggbb`. */
export interface PictureRequest {
  /** A shape, or a shape at a size; see `PictureSize`. */
  packId: string;
  view: ShapeView;
  body: string;
  closure: string;
  width: PictureWidth;
  format: PictureFormat;
  /** The tile under the object; `transparent` leaves it to the page (never in JPEG). */
  ground?: string;
}

/** Thrown when there is no packed picture in a view. */
export class MissingPictureError extends Error {
  override name = "MissingPictureError";
}
