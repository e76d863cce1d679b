import type { Generated } from "kysely";
import type { Flag } from "./flag.ts";

/** What people think of products. */
export interface ReviewsTables {
  reviews: ReviewsTable;
}

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
