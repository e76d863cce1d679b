import type { Generated } from "kysely";

/** The tables of this subject. */
export interface MediaTables {
  product_photographs: ProductPhotographsTable;
}

/** Photographs of products in their order; the files lie below `DATA_DIR/media/photographs/{digest}`. */
export interface ProductPhotographsTable {
  id: Generated<number>;
  product_id: number;
  sort_order: number;
  /** Names the file that was given and what is made of it; once per product. */
  digest: string;
  /** Size of the widest rendition, px. */
  width: number;
  height: number;
  /** JSON list of the widths that were made, px, ascending. */
  widths: string;
  /** JSON object of alternative texts by language; for a missing language the product's title is used. */
  alt: string;
  created_at: string;
}
