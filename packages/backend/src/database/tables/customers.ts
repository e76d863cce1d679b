import type { Generated } from "kysely";
import type { Address } from "@preforma/domain/addresses";
import type { Flag } from "./store.ts";

/** What customers have and say: addresses, favourites, views, stock notices and reviews. */
export interface CustomerTables {
  addresses: AddressesTable;
  favourites: FavouritesTable;
  product_views: ProductViewsTable;
  recent_views: RecentViewsTable;
  stock_notices: StockNoticesTable;
  reviews: ReviewsTable;
}

/** Where customers want things sent and invoiced, as they see it; `address` is made by the server. */
export interface AddressesTable extends Omit<Address, "id" | "is_default"> {
  id: Generated<number>;
  /** A partial unique index lets one address of a customer be the default. */
  is_default: Flag;
  created_at: string;
  updated_at: string;
}

/** Products that customers want to find again. */
interface FavouritesTable {
  customer_id: number;
  product_id: number;
  created_at: string;
}

/** Views of a product on a day (UTC); does not say who looked. */
interface ProductViewsTable {
  product_id: number;
  /** `2026-11-22`. */
  day: string;
  views: number;
}

/** When a customer looked at a product last; no history is stored. */
interface RecentViewsTable {
  customer_id: number;
  product_id: number;
  viewed_at: string;
}

/** People who want a notice when an article is back. */
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

/** What people think of products. */
export interface ReviewsTable {
  id: Generated<number>;
  product_id: number;
  /** Who wrote it, where they were signed in; null otherwise, or when the account is gone. */
  customer_id: number | null;
  first_name: string;
  last_name: string;
  email: string;
  show_name: Flag;
  rating: number;
  content: string;
  language_code: string;
  status: "pending" | "approved" | "rejected";
  /** Given by the client so that sending again makes no second review; null without one. */
  request_key: string | null;
  created_at: string;
  decided_at: string | null;
  /** Staff member who approved or rejected it; no foreign key, so that the record outlives the account. */
  decided_by: number | null;
}
