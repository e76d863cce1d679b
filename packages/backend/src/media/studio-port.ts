import type { Locale } from "@preforma/domain/locales";
import type { DocumentJob, DrawingForm, ShareCard } from "@preforma/studio";

/** Formats of pictures, by their file extension. */
export const pictureFormats = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;
export type PictureFormat = keyof typeof pictureFormats;

/** A shape of the studio in two colours (`#rrggbb`), as records name it. */
export interface ShapePicture {
  shapeId: string;
  bodyHex: string;
  closureHex: string;
}

/** A studio picture: the pack of a shape, in the nearest size, in two colours (`#rrggbb`). */
export interface StudioPicture {
  packId: string;
  bodyHex: string;
  closureHex: string;
}

/** One rendition of one picture. */
export interface Rendition extends StudioPicture {
  view: string;
  width: number;
  format: PictureFormat;
}

/** One view of a pack that can be rendered. Width and height are those of its pack, px. */
export interface StudioView {
  view: string;
  /** Changes when the picture does; the first eight characters are in every URL. */
  hash: string;
  kind: "opaque" | "transparent";
  width: number;
  height: number;
  /** Width of the body, or of a closure sold alone, as a share of the picture's width. */
  objectWidth: number;
}

/** The studio's interface to the media routes. */
export interface StudioPort {
  /** The background colour of every picture, `#rrggbb`. */
  ground: string;
  /** The views of a pack, the one for lists first; empty if there is no such pack. */
  views(packId: string): readonly StudioView[];
  render(rendition: Rendition): Promise<Uint8Array>;
  /** The share picture of a page, as JPEG. */
  share(card: ShareCard): Promise<Uint8Array>;
  /** Stops the renderer; a picture in progress is not finished. */
  close(): void;
  /** The bytes of one view's pack, in the form that browsers decode. */
  pack(packId: string, view: string): Promise<{ bytes: Uint8Array; type: string } | null>;
  /** Whether a drawing from the shape's geometry would match the article's own measures. */
  canDraw(article: DrawnArticle): boolean;
  /** A dimensioned drawing as SVG, with its texts in a language; null if it cannot be drawn. For a page by default. */
  drawing(article: DrawnArticle, title: string, locale: Locale, form?: DrawingForm): string | null;
  /** The drawing for CAD, as DXF; null if it cannot be drawn. */
  exchange(article: DrawnArticle): Promise<string | null>;
  /** A document as PDF. */
  typeset(job: DocumentJob): Promise<Uint8Array>;
}

/** The content of a drawing; lengths in mm, volume in ml, weight in g. */
export interface DrawnArticle {
  shapeId: string | null;
  code: string;
  material: string | null;
  dimensions: { heightMm: number; widthMm: number; depthMm: number } | null;
  volumeMl: number | null;
  weightG: number | null;
  neck: { code: string; diameter_mm: number; finish: string | null } | null;
}
