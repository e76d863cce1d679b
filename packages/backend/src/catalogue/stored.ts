import type { ClosureType, Material, NeckFinish } from "@preforma/domain/catalogue";
import type { PriceBreak, Supply } from "@preforma/domain/shop";
import type { StoredPhotograph } from "../media/pictures.ts";
import type { StudioPicture } from "../media/studio-port.ts";

/** Titles or slugs in the order of `locales`; null for a missing language. */
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

/** A product in the form that the read model needs; its descriptions and table values stay in the database. */
export interface StoredProduct {
  id: number;
  code: string;
  categoryId: number;
  isFeatured: boolean;
  titles: ByLocale;
  slugs: ByLocale;
  priceMinor: number | null;
  currency: string | null;
  /** Price breaks for everybody; products with equal lists share one object. */
  priceBreaks: readonly PriceBreak[];
  material: Material | null;
  volumeMl: number | null;
  /** One object per distinct neck finish. */
  neck: NeckFinish | null;
  closureType: ClosureType | null;
  colourKey: string | null;
  minimumOrder: number;
  cartonQuantity: number | null;
  /** Its supply when it was loaded; orders change the stock shortly before it is loaded again. */
  supply: Supply;
  foodContact: boolean;
  /** Milliseconds since the epoch. */
  createdAt: number;
  updatedAt: number;
  /** The shape in drawings and pictures. */
  shapeId: string | null;
  /** One object per distinct picture, shared by all products that show it. */
  picture: StudioPicture | null;
  /** Shown before the studio pictures. */
  photographs: readonly StoredPhotograph[];
  variantGroup: string | null;
}

export interface StoredCatalogue {
  /** The version of this state. */
  version: number;
  /** All categories, active or not. The same object as in the previous load if none has changed. */
  categories: StoredCategory[];
  /** Active products by ascending id. An unchanged product is the same object as in the previous load. */
  products: StoredProduct[];
  /** The stamp of each active product, by its id; the next load compares it. */
  made: ReadonlyMap<number, { stamp: string; product: StoredProduct }>;
  /** Ids of retired products. */
  retired: ReadonlySet<number>;
}
