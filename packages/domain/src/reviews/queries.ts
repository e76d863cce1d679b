import type { SafeAnswer, SafeClient } from "../http/index.ts";
import { getQuery, type QueryDescription, type StrictClient } from "../http/index.ts";
import type { Locale } from "../locales/index.ts";
import { reviewPageSize } from "./limits.ts";
import type { CommentList, ReviewInput } from "./schema.ts";

/** Prefix of the keys of reviews. */
export const reviewsKey = "reviews";

/** A page of a product's published reviews with the summary of its ratings. */
export const commentsQuery = (
  client: StrictClient,
  productId: number,
  page = 1,
  limit = reviewPageSize,
): QueryDescription<CommentList> =>
  getQuery(client, [reviewsKey, productId, page, limit], "comments/product-by-id", {
    query: { productId, page, limit },
  });

/** Sends a review; it appears once it has been approved. */
export function sendReview(
  client: SafeClient,
  review: ReviewInput,
  locale: Locale,
): Promise<SafeAnswer<{ id: number; status: "pending" }>> {
  return client.post("comments", review, { query: { languageCode: locale } });
}
