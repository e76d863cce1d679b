import type { ClosureType, Material, NeckFinish, ProductFacts } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import type { StatedPriceBreak } from "@preforma/domain/shop";
import type { ShapePicture } from "../media/studio-port.ts";

/** A text of a category or product in one language. Slugs are ASCII, lower case, hyphenated. */
export interface LocalisedText {
  title: string;
  slug: string;
  /** Plain text or sanitised HTML; never a stranger's raw markup. */
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
 * A product as the demo catalogue and the importer write it; `code` is stable and unique. If no record of a list has an
 * optional field, its stored values stay: the list does not cover it.
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
  /** The same for a list that contains only prices for everybody: those of groups stay. */
  generalPriceBreaks?: readonly StatedPriceBreak[];
  material: Material | null;
  /** Nominal and brimful volume, ml. */
  volumeMl: number | null;
  brimfulMl: number | null;
  weightG: number | null;
  /** Outer dimensions, mm. */
  dimensions: { heightMm: number; widthMm: number; depthMm: number } | null;
  neckFinish: NeckFinish | null;
  closureType: ClosureType | null;
  /** Key of the colour vocabulary in `@preforma/domain/vocabulary`. */
  colourKey: string | null;
  /** Pieces; 1 if not stated. */
  minimumOrder?: number;
  cartonQuantity?: number | null;
  palletQuantity?: number | null;
  foodContact: boolean;
  foodContactDeclarations: readonly string[];
  /** Resin identification code, 1 to 7. */
  recyclingCode: number | null;
  stock?: number | null;
  /** Lead time in working days when it is made to order. */
  leadTimeDays?: number | null;
  /** The date on which it is expected back in stock, ISO 8601. */
  backOn?: string | null;
  picture: ShapePicture | null;
  /** Articles of one group are variants of each other (same shape; other colour, volume or neck). */
  variantGroup: string | null;
  /** Facts of the article beyond its measures; replaces all earlier facts. */
  facts?: ProductFacts;
  /** The GTIN from a list that contains no other facts: the others stay. Null if the list has none for this article. */
  gtin?: string | null;
}

/** A whole catalogue, from the demo or a catalogue folder. */
export interface CatalogueRecords {
  categories: readonly CategoryRecord[];
  products: readonly ProductRecord[];
}
