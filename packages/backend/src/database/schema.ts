import type { Generated } from "kysely";
import type { AccountTables } from "../account/tables.ts";
import type { AddressesTables } from "../addresses/tables.ts";
import type { ContentTables } from "../content/tables.ts";
import type { FavouritesTables } from "../favourites/tables.ts";
import type { MailTables } from "../mail/tables.ts";
import type { MediaTables } from "../media/tables.ts";
import type { RequestsTables } from "../requests/tables.ts";
import type { ReviewsTables } from "../reviews/tables.ts";
import type { ShopTables } from "../shop/tables.ts";
import type { ViewsTables } from "../views/tables.ts";
import type { Withdrawal } from "../catalogue/withdrawal.ts";

/**
 * The tables as Kysely sees them. Both dialects hold the same plain types: flags are 0 or 1, instants
 * are ISO 8601 text in UTC, lists and objects are JSON text, so that a row reads alike everywhere.
 */
export interface DatabaseSchema
  extends
    AccountTables,
    MailTables,
    MediaTables,
    RequestsTables,
    ReviewsTables,
    AddressesTables,
    ContentTables,
    FavouritesTables,
    ShopTables,
    ViewsTables {
  categories: CategoriesTable;
  category_texts: CategoryTextsTable;
  products: ProductsTable;
  product_texts: ProductTextsTable;
  retired_slugs: RetiredSlugsTable;
  settings: SettingsTable;
  versions: VersionsTable;
  seeds: SeedsTable;
  beginnings: BeginningsTable;
}

/** 0 or 1: SQLite has no boolean of its own. */
export type Flag = 0 | 1;

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
  /** Digest of the record that was written last; equal means that nothing has to be written. */
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
  /** 0 for every product that is withdrawn. */
  is_active: Flag;
  /** Why it is not sold; null where it is. */
  withdrawal: Withdrawal | null;
  price_minor: number | null;
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
  shape_id: string | null;
  body_hex: string | null;
  closure_hex: string | null;
  variant_group: string | null;
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

/** Slugs that were public once; they redirect and are never linked. */
export interface RetiredSlugsTable {
  entity_type: "category" | "product";
  entity_id: number;
  language_code: string;
  slug: string;
}

export interface SettingsTable {
  id: number;
  /** JSON of `PrivateSettings`. */
  body: string;
  updated_at: string;
}

/** Row 1 counts the changes of the catalogue, row 2 those of the settings, row 3 those of the content. */
export interface VersionsTable {
  id: number;
  version: number;
}

/** Which seeds were begun and which are complete; a seed without an end is done again. */
export interface SeedsTable {
  name: string;
  started_at: string;
  finished_at: string | null;
}

/** One row: when the store began to hold data; null while nothing has started on it. */
export interface BeginningsTable {
  id: number;
  begun_at: string | null;
}
