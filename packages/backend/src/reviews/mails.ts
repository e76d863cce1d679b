import type { Locale } from "@preforma/domain/locales";
import type { ReviewInput } from "@preforma/domain/reviews";
import { composeMail, type Mail } from "../mail/index.ts";
import { filled } from "../text/index.ts";
import mailTexts from "./mail-texts.json" with { type: "json" };

/** Notifies staff, in the site's own language, that a review waits for moderation. */
export function newReviewMail(
  review: ReviewInput & { id: number; code: string },
  to: string,
  locale: Locale,
): Mail {
  const words = mailTexts[locale];
  return composeMail({
    to,
    replyTo: review.email,
    locale,
    subject: filled(words.subject, { code: review.code, rating: review.rating }),
    title: words.title,
    paragraphs: [words.intro],
    facts: [
      [words.number, String(review.id)],
      [words.product, review.code],
      [words.rating, `${review.rating}/5`],
      [words.name, `${review.first_name} ${review.last_name}`],
      [words.email, review.email],
      review.content !== "" && [words.content, review.content],
    ],
  });
}
