import type { Locale } from "@preforma/domain/locales";
import type { DocumentJob, DrawingForm, ShareCard } from "@preforma/studio";

/** Formats that pictures are made in, by their file ending. */
export const pictureFormats = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;
export type PictureFormat = keyof typeof pictureFormats;

/** A shape of the studio in two colours (`#rrggbb`), as records name it. */
export interface ShapePicture {
  shapeId: string;
  bodyHex: string;
  closureHex: string;
}

/** Which studio picture is shown: the pack of a shape, at the size that comes nearest, in two colours (`#rrggbb`). */
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

/** One view of a pack that pictures can be made of. Width and height are those of its pack, px. */
export interface StudioView {
  view: string;
  /** Changes when the picture does; the first eight characters are in every URL. */
  hash: string;
  kind: "opaque" | "transparent";
  width: number;
  height: number;
  /** How wide the body is, or a closure sold alone, as a share of the picture's width. */
  objectWidth: number;
}

/** What the media routes need of the studio. */
export interface StudioPort {
  /** The ground under every picture, `#rrggbb`. */
  ground: string;
  /** The views of a pack, the one for lists first; none where there is no such pack. */
  views(packId: string): readonly StudioView[];
  render(rendition: Rendition): Promise<Uint8Array>;
  /** The picture that a page is shared by, as JPEG. */
  share(card: ShareCard): Promise<Uint8Array>;
  /** Ends what draws the pictures; one that is being drawn is not finished. */
  close(): void;
  /** The bytes of one view's pack, as the browser decodes them. */
  pack(packId: string, view: string): Promise<{ bytes: Uint8Array; type: string } | null>;
  /** Whether a drawing from the shape's geometry would tell the article's own measures. */
  canDraw(article: DrawnArticle): boolean;
  /** A dimensioned drawing as SVG, its texts in a language; null where it cannot be drawn. For a page unless said. */
  drawing(article: DrawnArticle, title: string, locale: Locale, form?: DrawingForm): string | null;
  /** The drawing for CAD, as DXF; null where it cannot be drawn. */
  exchange(article: DrawnArticle): Promise<string | null>;
  /** A document as PDF. */
  typeset(job: DocumentJob): Promise<Uint8Array>;
}

/** What a drawing shows; lengths in mm, volume in ml, weight in g. */
export interface DrawnArticle {
  shapeId: string | null;
  code: string;
  material: string | null;
  dimensions: { heightMm: number; widthMm: number; depthMm: number } | null;
  volumeMl: number | null;
  weightG: number | null;
  neck: { code: string; diameter_mm: number; finish: string | null } | null;
}
