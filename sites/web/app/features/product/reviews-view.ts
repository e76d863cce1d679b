import type { CommentList } from "@preforma/domain/reviews";

/** One page of a product's published reviews, with its overall rating. */
export interface ReviewsView extends Pick<CommentList, "comments" | "summary"> {
  page: number;
  pages: number;
}

/** The part of the API's response that a page shows. */
export function reviewsView({ comments, summary, page, totalPages }: CommentList): ReviewsView {
  return { comments, summary, page, pages: totalPages };
}
