import type { ClosureType, Material, NeckFinish, ProductFacts } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import type { StatedPriceBreak } from "@preforma/domain/shop";
import type { ShapePicture } from "../media/studio-port.ts";

/** A text of a category or product in one language. Slugs are ASCII, lower case, hyphenated. */
export interface LocalisedText {
  title: string;
  slug: string;
  /** Plain text or sanitised HTML; never markup as a stranger sent it. */
  description: string;
}

/** A category as the demo catalogue and the importer write it; `key` is stable and unique. */
export interface CategoryRecord {
  key: string;
  parentKey: string | null;
  isFeatured: boolean;
  isActive: boolean;
  sortOrder: number;
  texts: Partial<Record<Locale, LocalisedText>>;
  picture: ShapePicture | null;
}

/**
 * A product as the demo catalogue and the importer write it; `code` is stable and unique. An optional field that is
 * in no record of a list stays as it is stored: the list does not cover it.
 */
export interface ProductRecord {
  code: string;
  categoryKey: string;
  isFeatured: boolean;
  isActive: boolean;
  texts: Partial<Record<Locale, LocalisedText>>;
  /** Minor units of the currency. */
  price?: { amountMinor: number; currency: string } | null;
  /** Prices of larger quantities, in the currency of the price. */
  priceBreaks?: readonly StatedPriceBreak[];
  /** The same of a list that knows everybody's prices alone: those of groups stay. */
  generalPriceBreaks?: readonly StatedPriceBreak[];
  material: Material | null;
  /** Nominal fill and volume to the brim, ml. */
  volumeMl: number | null;
  brimfulMl: number | null;
  weightG: number | null;
  /** Outer dimensions, mm. */
  dimensions: { heightMm: number; widthMm: number; depthMm: number } | null;
  neckFinish: NeckFinish | null;
  closureType: ClosureType | null;
  /** Key of the colour vocabulary in `@preforma/domain/vocabulary`. */
  colourKey: string | null;
  /** Pieces; 1 where nothing has been told. */
  minimumOrder?: number;
  cartonQuantity?: number | null;
  palletQuantity?: number | null;
  foodContact: boolean;
  foodContactDeclarations: readonly string[];
  /** Resin identification code, 1 to 7. */
  recyclingCode: number | null;
  stock?: number | null;
  /** Working days in which it is made to order. */
  leadTimeDays?: number | null;
  /** The day on which it is expected back in stock, ISO 8601. */
  backOn?: string | null;
  picture: ShapePicture | null;
  /** Articles of one group are variants of each other (same shape; other colour, volume or neck). */
  variantGroup: string | null;
  /** What is stated of the article beyond its measures; replaces what was stated before. */
  facts?: ProductFacts;
  /** The number that scanners read, of a list that states no other facts: the others stay. Null where it says none. */
  gtin?: string | null;
}

/** A whole catalogue, as the demo and catalogue folders give it. */
export interface CatalogueRecords {
  categories: readonly CategoryRecord[];
  products: readonly ProductRecord[];
}
