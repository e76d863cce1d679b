/** What an upsert did with the records it was given. */
export interface UpsertCounts {
  inserted: number;
  updated: number;
  /** Records that are stored exactly like this already; nothing was written for them. */
  unchanged: number;
}

/** A record names a category that neither the call nor the database has. Nothing was written. */
export class UnknownCategoryError extends Error {
  override readonly name = "UnknownCategoryError";
  readonly categoryKey: string;

  constructor(categoryKey: string, namedBy: string) {
    super(
      `"${namedBy}" names the category "${categoryKey}", which does not exist. Write the category first.`,
    );
    this.categoryKey = categoryKey;
  }
}
