/** The form that asks for a quote, in a dialog. */
export const loadQuoteDialog = () => import("./quote-modal.tsx");

/** The form for a review, in a dialog. */
export const loadReviewDialog = () => import("./review-modal.tsx");
