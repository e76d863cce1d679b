import type { Locale } from "@preforma/domain/locales";
import type { StudioPicture } from "../catalogue/records.ts";
import type { Pack } from "./pictures.ts";

/** Formats that pictures are made in, by their file ending. */
export const pictureFormats = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;
export type PictureFormat = keyof typeof pictureFormats;

/** One rendition of one picture. */
export interface PictureRequest extends StudioPicture {
  view: string;
  width: number;
  format: PictureFormat;
}

/** A shape as addresses and answers need it. */
export interface StudioShape {
  /** Changes when the shape's pictures do; eight characters of it stand in every address. */
  hash: string;
  /** Views of the shape, the one for lists first. */
  views: readonly string[];
  /** Height over width of the pictures. */
  aspect: number;
  packs: readonly Omit<Pack, "url">[];
}

/** What the media routes need of the studio. */
export interface StudioPort {
  shape(shapeId: string): StudioShape | null;
  render(request: PictureRequest): Promise<Uint8Array>;
  /** The bytes of a shape's pack of one view, as the browser decodes them. */
  pack(shapeId: string, view: string): Promise<{ bytes: Uint8Array; type: string } | null>;
  /** A dimensioned drawing as SVG, its texts in a language; null where the shape cannot be drawn. */
  drawing(article: DrawnArticle, locale: Locale): Promise<string | null> | string | null;
}

/** What a drawing shows: the shape brought to the article's own measures, mm and ml. */
export interface DrawnArticle {
  shapeId: string;
  code: string;
  title: string;
  heightMm: number | null;
  widthMm: number | null;
  depthMm: number | null;
  volumeMl: number | null;
  weightG: number | null;
  neckCode: string | null;
}
