/** Products that customers want to find again. */
export interface FavouritesTables {
  favourites: FavouritesTable;
}

export interface FavouritesTable {
  customer_id: number;
  product_id: number;
  created_at: string;
}
