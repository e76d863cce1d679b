import type { z } from "zod";
import type { imageSchema, packSchema } from "@preforma/domain/catalogue/schema";
import type { Locale } from "@preforma/domain/locales";
import type { StudioPicture } from "../catalogue/records.ts";

/** A picture of the contract. */
export type Image = z.infer<typeof imageSchema>;
/** Packed shades of the contract, for recolouring in the browser. */
export type Pack = z.infer<typeof packSchema>;

/** What the catalogue's answers say about pictures; addresses only, nothing is rendered here. */
export interface Pictures {
  /** Pictures of an article or category, the front first; `title` in the visitor's language becomes the alternative text. */
  imagesFor(picture: StudioPicture | null, title: string, locale: Locale): Image[];
  /** The packs of a shape, for recolouring in the browser. */
  packsFor(shapeId: string | null): Pack[];
}
