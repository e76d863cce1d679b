import { pathTo } from "@preforma/domain/routes";
import { Alert } from "@preforma/ui/alert";
import { ButtonLink } from "@preforma/ui/button";
import { Pagination } from "@preforma/ui/pagination";
import { useMessages } from "@preforma/ui/provider";
import { RatingSummary } from "@preforma/ui/rating-summary";
import { ReviewList } from "@preforma/ui/review-list";
import { Heading } from "@preforma/ui/text";
import { useState } from "react";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { useModal } from "../../platform/modal/use-modal.ts";
import type { ReviewsView } from "./reviews-view.ts";
import { lazyModal } from "../../platform/modal/lazy-modal.tsx";
import * as css from "./product.css.ts";
import { loadReviewDialog } from "../requests/index.ts";

const ReviewModal = lazyModal(loadReviewDialog);

/** The reviews of the product: average, distribution, one page of reviews, and the form to write one. */
export function ReviewsSection({
  id,
  title,
  path,
  reviews,
}: {
  id: number;
  title: string;
  path: string;
  /** Null where they could not be read. */
  reviews: ReviewsView | null;
}) {
  const { t, locale } = useTranslation("product");
  const outcomes = useMessages("outcomes");
  const [isSent, setSent] = useState(false);
  const { onClick, modal } = useModal((dialog) => (
    <ReviewModal {...dialog} productId={id} product={title} onSent={() => setSent(true)} />
  ));
  const write = (
    <ButtonLink
      href={`${pathTo("productReview", locale)}?product=${id}`}
      rel="nofollow"
      variant="outline"
      onClick={onClick}
    >
      {t("reviews.write")}
    </ButtonLink>
  );
  const hasReviews = reviews !== null && reviews.summary.total > 0;
  return (
    <section data-later={hasReviews ? "" : "short"} className={css.section} aria-labelledby="reviews">
      <header className={css.sectionHead}>
        <Heading level={2} id="reviews">
          {t("reviews.title")}
        </Heading>
        {(hasReviews || reviews === null) && write}
      </header>
      {modal}
      {isSent && (
        <Alert live tone="success" title={outcomes.REVIEW_SENT} onDismiss={() => setSent(false)}>
          {outcomes.REVIEW_SENT_DETAIL}
        </Alert>
      )}
      {reviews === null && <Alert tone="danger">{outcomes.COMMENTS_NOT_LOADED}</Alert>}
      {reviews !== null && (
        <div className={hasReviews ? css.reviews : undefined}>
          {hasReviews && <RatingSummary summary={reviews.summary} />}
          <div className={css.reviewList}>
            <ReviewList reviews={reviews.comments} action={write} />
            <Pagination
              page={reviews.page}
              pageCount={reviews.pages}
              hrefFor={(page) => `${path}${page === 1 ? "" : `?page=${page}`}#reviews`}
            />
          </div>
        </div>
      )}
    </section>
  );
}
