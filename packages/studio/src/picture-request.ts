import type { ShapeView } from "./shape.ts";

/** The light background of product pictures: suits white as well as clear plastics. */
export const TILE_GROUND = "#f3f4f2";

/** Widths of pictures, in pixels. */
export const pictureWidths = [160, 320, 480, 640, 960] as const;

/** A width of pictures. */
export type PictureWidth = (typeof pictureWidths)[number];

/** A request for a picture. Colours are `#rrggbb`. */
export interface PictureRequest {
  /** A shape, or a shape at a size; see `PictureSize`. */
  packId: string;
  view: ShapeView;
  body: string;
  closure: string;
  width: PictureWidth;
  format: "avif" | "webp" | "png" | "jpeg";
}

/** Thrown when there is no packed picture in a view. */
export class MissingPictureError extends Error {
  override name = "MissingPictureError";
}
