/** What is looked at: how often in all, and by a customer last when. */
export interface ViewsTables {
  product_views: ProductViewsTable;
  recent_views: RecentViewsTable;
}

/** Views of a product on a day (UTC); does not say who looked. */
export interface ProductViewsTable {
  product_id: number;
  /** `2026-11-22`. */
  day: string;
  views: number;
}

/** When a customer looked at a product last; no history is stored. */
export interface RecentViewsTable {
  customer_id: number;
  product_id: number;
  viewed_at: string;
}
