import type { Generated } from "kysely";
import type { Flag } from "./store.ts";

/** Categories and products with their texts. */
export interface CatalogueTables {
  categories: CategoriesTable;
  category_texts: CategoryTextsTable;
  products: ProductsTable;
  product_texts: ProductTextsTable;
  retired_slugs: RetiredSlugsTable;
  product_photographs: ProductPhotographsTable;
}

/**
 * Why a product is not sold. `hidden`: staff withdrew it for a while. `retired`: staff withdrew it for good.
 * `unlisted`: it was retired because a stock list no longer contains it; a list that contains it brings it back.
 */
export type Withdrawal = "hidden" | "retired" | "unlisted";

export interface CategoriesTable {
  id: Generated<number>;
  key: string;
  parent_id: number | null;
  is_featured: Flag;
  is_active: Flag;
  sort_order: number;
  shape_id: string | null;
  body_hex: string | null;
  closure_hex: string | null;
  /** Digest of the record that was written last; if equal, nothing has to be written. */
  fingerprint: string;
  updated_at: string;
}

export interface CategoryTextsTable {
  category_id: number;
  language_code: string;
  title: string;
  slug: string;
  description: string;
}

export interface ProductsTable {
  id: Generated<number>;
  code: string;
  category_id: number;
  /** 1 once staff have moved the product: imports then leave its category alone. */
  category_pinned: Generated<Flag>;
  is_featured: Flag;
  /** 0 for every withdrawn product. */
  is_active: Flag;
  /** Why it is not sold; null if it is sold. */
  withdrawal: Withdrawal | null;
  price_minor: number | null;
  /** Of the price and of the price list; an article without a price may have a price list too. */
  currency: string | null;
  material: string | null;
  volume_ml: number | null;
  brimful_ml: number | null;
  weight_g: number | null;
  height_mm: number | null;
  width_mm: number | null;
  depth_mm: number | null;
  neck_code: string | null;
  neck_diameter_mm: number | null;
  neck_finish: string | null;
  closure_type: string | null;
  colour_key: string | null;
  minimum_order: number;
  carton_quantity: number | null;
  pallet_quantity: number | null;
  food_contact: Flag;
  /** JSON list of strings. */
  food_contact_declarations: string;
  recycling_code: number | null;
  stock: number | null;
  /** Lead time in working days when it is made to order. */
  lead_time_days: number | null;
  /** ISO 8601 date on which it is expected back in stock. */
  back_on: string | null;
  shape_id: string | null;
  body_hex: string | null;
  closure_hex: string | null;
  variant_group: string | null;
  /** Global Trade Item Number, as in the facts. */
  gtin: string | null;
  /** Facts beyond measures, as JSON of `productFactsSchema`. */
  facts: string | null;
  /** Prices of larger quantities, as JSON of `storedPriceListSchema`; null where none were ever stated. */
  price_breaks: string | null;
  fingerprint: string;
  created_at: string;
  updated_at: string;
}

export interface ProductTextsTable {
  product_id: number;
  language_code: string;
  title: string;
  slug: string;
  description: string;
}

/** Slugs that were public once; they redirect, and nothing links to them. */
export interface RetiredSlugsTable {
  entity_type: "category" | "product";
  entity_id: number;
  language_code: string;
  slug: string;
}

/** Photographs of products in their order; the files are in `DATA_DIR/media/photographs/{digest}`. */
export interface ProductPhotographsTable {
  id: Generated<number>;
  product_id: number;
  sort_order: number;
  /** Identifies the original file and its renditions; unique within a product. */
  digest: string;
  /** Size of the widest rendition, px. */
  width: number;
  height: number;
  /** JSON list of the rendition widths, px, ascending. */
  widths: string;
  /** JSON object of alternative texts by language; a missing language uses the product's title. */
  alt: string;
  created_at: string;
}
