export { ratings, maxReviewLength, reviewPageSize, reviewWarnBelow, type Rating } from "./limits.ts";
export { maskedName } from "./masking.ts";
export { ratingLabels } from "./messages.ts";
export { commentsQuery, reviewsKey, sendReview } from "./queries.ts";
export type { Comment, CommentList, CommentStatus, RatingSummary, ReviewInput } from "./schema.ts";
