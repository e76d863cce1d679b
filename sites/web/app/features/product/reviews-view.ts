import type { CommentList } from "@preforma/domain/reviews";

/** One page of a product's published reviews, and how it was rated altogether. */
export interface ReviewsView extends Pick<CommentList, "comments" | "summary"> {
  page: number;
  pages: number;
}

/** What a page shows of the API's answer. */
export function reviewsView({ comments, summary, page, totalPages }: CommentList): ReviewsView {
  return { comments, summary, page, pages: totalPages };
}
