import type { ClosureType, Material, NeckFinish } from "@preforma/domain/catalogue";
import type { PriceBreak, Supply } from "@preforma/domain/shop";
import type { StoredPhotograph } from "../media/pictures.ts";
import type { StudioPicture } from "../media/studio-port.ts";

/** Titles or slugs in the order of `locales`; null where a language is missing. */
export type ByLocale = readonly (string | null)[];

/** A category as the read model needs it. */
export interface StoredCategory {
  id: number;
  key: string;
  parentId: number | null;
  isFeatured: boolean;
  isActive: boolean;
  sortOrder: number;
  /** Milliseconds since the epoch. */
  updatedAt: number;
  titles: ByLocale;
  slugs: ByLocale;
  descriptions: ByLocale;
  picture: StudioPicture | null;
}

/** A product as the read model needs it; its descriptions and table values stay in the database. */
export interface StoredProduct {
  id: number;
  code: string;
  categoryId: number;
  isFeatured: boolean;
  titles: ByLocale;
  slugs: ByLocale;
  priceMinor: number | null;
  currency: string | null;
  /** General prices of larger quantities; one list for all products that share it. */
  priceBreaks: readonly PriceBreak[];
  material: Material | null;
  volumeMl: number | null;
  /** One object per distinct neck finish. */
  neck: NeckFinish | null;
  closureType: ClosureType | null;
  colourKey: string | null;
  minimumOrder: number;
  cartonQuantity: number | null;
  /** What its record said when it was loaded; orders change the stock a little before it is loaded again. */
  supply: Supply;
  foodContact: boolean;
  /** Milliseconds since the epoch. */
  createdAt: number;
  updatedAt: number;
  /** The shape that it is drawn and shown as. */
  shapeId: string | null;
  /** One object per distinct picture, shared by all products that show it. */
  picture: StudioPicture | null;
  /** Shown before the studio's pictures. */
  photographs: readonly StoredPhotograph[];
  variantGroup: string | null;
}

export interface StoredCatalogue {
  /** The version this state belongs to. */
  version: number;
  /** All categories, active or not. The same object as in the load before where none has changed. */
  categories: StoredCategory[];
  /** Active products by ascending id. One that has not changed is the same object as in the load before. */
  products: StoredProduct[];
  /** What each active product was made of, by its id; the next load compares. */
  made: ReadonlyMap<number, { stamp: string; product: StoredProduct }>;
  /** Ids of products that have ended for good. */
  retired: ReadonlySet<number>;
}
