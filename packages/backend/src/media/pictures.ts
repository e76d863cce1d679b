import type { z } from "zod";
import type { imageSchema, packSchema } from "@preforma/domain/catalogue/schema";
import type { Locale } from "@preforma/domain/locales";
import type { StudioPicture } from "./studio-port.ts";

/** A picture of the contract. */
export type Image = z.infer<typeof imageSchema>;
/** Packed shades of the contract, for recolouring in the browser. */
export type Pack = z.infer<typeof packSchema>;

/** Alternative texts of a photograph by language, as far as they were given. */
export type AltTexts = Readonly<Partial<Record<Locale, string>>>;

/** A photograph that a manufacturer gave. Sizes in pixels, of its widest rendition. */
export interface StoredPhotograph {
  /** Names its files. */
  digest: string;
  width: number;
  height: number;
  /** Widths that exist as AVIF and WebP, ascending. */
  widths: readonly number[];
  alt: AltTexts;
}

/** What an article or category is shown by. */
export interface Pictured {
  picture: StudioPicture | null;
  /** Shown before the studio's pictures. */
  photographs?: readonly StoredPhotograph[];
}

/** What the catalogue's answers say about pictures; addresses only, nothing is rendered here. */
export interface Pictures {
  /** Pictures of an article or category, the one for lists first; `title` in the visitor's language becomes the alternative text where none was given. */
  imagesFor(subject: Pictured, title: string, locale: Locale): Image[];
  /** The packs that an article's picture is mixed from, for recolouring in the browser. */
  packsFor(article: { shapeId: string | null; picture: StudioPicture | null }): Pack[];
}
