import type { z } from "zod";
import type { imageSchema, packSchema } from "@preforma/domain/catalogue/schema";
import type { Locale } from "@preforma/domain/locales";
import type { StudioPicture } from "./studio-port.ts";

/** A picture of the contract. */
export type Image = z.infer<typeof imageSchema>;
/** Packed shades of the contract, for recolouring in the browser. */
export type Pack = z.infer<typeof packSchema>;

/** Alternative texts of a photograph by language, as far as given. */
export type AltTexts = Readonly<Partial<Record<Locale, string>>>;

/** A manufacturer's photograph. Sizes in pixels, of its widest rendition. */
export interface StoredPhotograph {
  /** Identifies its files. */
  digest: string;
  width: number;
  height: number;
  /** Widths that exist as AVIF and WebP, ascending. */
  widths: readonly number[];
  alt: AltTexts;
}

/** The pictures of an article or category. */
export interface Pictured {
  picture: StudioPicture | null;
  /** Shown before the studio pictures. */
  photographs?: readonly StoredPhotograph[];
}

/** Builds the picture fields of the catalogue's answers; only URLs, nothing is rendered here. */
export interface Pictures {
  /**
   * Pictures of an article or category, the one for lists first; `title` in the visitor's language is the alternative
   * text if none was given.
   */
  imagesFor(subject: Pictured, title: string, locale: Locale): Image[];
  /** The packs of an article's picture, for recolouring in the browser. */
  packsFor(article: { shapeId: string | null; picture: StudioPicture | null }): Pack[];
}
