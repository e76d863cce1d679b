/** The quote request form, in a dialog. */
export const loadQuoteDialog = () => import("./quote-modal.tsx");

/** The review form, in a dialog. */
export const loadReviewDialog = () => import("./review-modal.tsx");
