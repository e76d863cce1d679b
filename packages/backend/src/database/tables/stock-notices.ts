import type { Generated } from "kysely";

/** People who want a notice when an article is back. */
export interface StockNoticeTables {
  stock_notices: StockNoticesTable;
}

export interface StockNoticesTable {
  id: Generated<number>;
  product_id: number;
  email: string;
  /** The address by which it is found again; one row for each address and product. */
  email_key: string;
  /** Language of the mail. */
  language_code: string;
  /** Digest of what the links carry that end all notices of the address. */
  end_digest: string;
  created_at: string;
}
