import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { messageTexts } from "@preforma/domain/errors";
import { perLocale } from "@preforma/domain/locales";
import { requestKeyReused } from "@preforma/domain/requests";
import { reviewPageSize } from "@preforma/domain/reviews";
import { commentListSchema, reviewSchema } from "@preforma/domain/reviews/schema";
import {
  answer,
  answers,
  apiRoutes,
  type AppEnvironment,
  idempotencyHeaders,
  idParameter,
  languageOf,
  languageParameter,
  limitParameter,
  limitRequests,
  namedBody,
  pageParameter,
  refuse,
  refuseWith,
  answerWith,
  visitorRoute,
} from "../http/index.ts";
import { lockCustomer } from "../database/lock.ts";
import { queueMail } from "../mail/index.ts";
import type { CatalogueServices } from "../catalogue/services.ts";
import { newReviewMail } from "./mails.ts";
import { addReview, publishedReviews, ratingSummary } from "./store.ts";

/** `GET /comments/product-by-id` and `POST /comments`: reviews for visitors to read and write. */
export function reviewRoutes(services: CatalogueServices): OpenAPIHono<AppEnvironment> {
  const list = visitorRoute({
    method: "get",
    path: "/comments/product-by-id",
    tags: ["Reviews"],
    summary: "Published reviews of a product",
    description:
      "The newest first, with the distribution of ratings. Names are masked as their writers chose; e-mail addresses are never told.",
    query: z.object({
      productId: idParameter("Id of the product."),
      page: pageParameter,
      limit: limitParameter(reviewPageSize),
      languageCode: languageParameter,
    }),
    responses: answers(200, "A page of reviews", commentListSchema.clone().openapi("CommentList"), 404),
  });
  const post = visitorRoute({
    method: "post",
    path: "/comments",
    tags: ["Reviews"],
    summary: "Write a review",
    description:
      "Anyone may; with a bearer token it carries the customer's id. It is stored as pending and appears once staff have approved it. With an `Idempotency-Key`, sending it again makes no second one; the same key with another review is refused.",
    limit: limitRequests(services.limits.forms),
    headers: idempotencyHeaders,
    body: namedBody("Review", reviewSchema, {
      first_name: "Ayşe",
      last_name: "Yılmaz",
      email: "ayse@example.com",
      rating: 5,
      content: "Kapak sızdırmıyor, ölçüler çizimle birebir.",
      product_id: 1,
      show_name: true,
    }),
    responses: answers(
      201,
      "Stored, to be approved",
      z.object({ id: z.int(), status: z.literal("pending") }),
      401,
      404,
      409,
    ),
  });
  return apiRoutes<AppEnvironment>()
    .openapi(list, async (context) => {
      const { productId, page, limit } = context.req.valid("query");
      if (!services.catalogue().products.has(productId)) return refuse(context, 404, "productNotFound");
      const [comments, summary] = await Promise.all([
        publishedReviews(services.db, productId, { page, limit }),
        ratingSummary(services.db, productId),
      ]);
      const totalCount = summary.total;
      context.header("Cache-Control", "no-cache");
      return answer(context, {
        comments,
        totalCount,
        totalPages: Math.ceil(totalCount / limit),
        page,
        limit,
        summary,
      });
    })
    .openapi(post, async (context) => {
      const review = context.req.valid("json");
      const product = services.catalogue().products.get(review.product_id);
      if (!product) return refuse(context, 404, "productNotFound");
      const locale = languageOf(context);
      const actor = context.get("actor");
      const added = await services.db.transaction().execute(async (transaction) => {
        // If the account was deleted just now, its review is still accepted.
        const isThere = actor !== null && (await lockCustomer(transaction, actor.customerId));
        const added = await addReview(transaction, review, {
          customerId: isThere ? actor.customerId : null,
          locale,
          requestKey: context.req.valid("header")["idempotency-key"] ?? null,
        });
        if (added?.isNew)
          await queueMail(
            transaction,
            newReviewMail(
              { ...review, id: added.id, code: product.code },
              services.settings().notification_email,
              services.settings().default_language,
            ),
            `comment/${added.id}`,
          );
        return added;
      });
      if (!added) return refuseWith(context, 409, requestKeyReused);
      return answerWith(context, 201, received, { id: added.id, status: "pending" as const });
    });
}

const sent = messageTexts("REVIEW_SENT");
const toBeApproved = messageTexts("REVIEW_SENT_DETAIL");
const received = perLocale((locale) => `${sent[locale].replace(/(?<![!.])$/, ".")} ${toBeApproved[locale]}`);
