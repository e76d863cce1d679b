import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { commentStatusSchema } from "@preforma/domain/reviews/schema";
import { askedBy, type SignedInEnvironment, staffRoute } from "../account/index.ts";
import {
  answer,
  answers,
  apiRoutes,
  idParameter,
  languageParameter,
  limitParameter,
  limitRequests,
  pageParameter,
  refuse,
  answerWith,
} from "../http/index.ts";
import type { CatalogueServices } from "../catalogue/services.ts";
import { moderate } from "./moderation.ts";
import { reviewsToModerate } from "./store.ts";
import reviewMessages from "./messages.json" with { type: "json" };

const moderatedReview = z
  .object({
    id: z.int(),
    product_id: z.int(),
    customer_id: z.int().nullable(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    show_name: z.boolean(),
    rating: z.int(),
    content: z.string(),
    language_code: z.string(),
    status: commentStatusSchema.clone(),
    created_at: z.string(),
    decided_at: z.string().nullable(),
  })
  .openapi("ModeratedReview");

/** `/admin/comments`: moderation of reviews by staff. */
export function reviewAdminRoutes(services: CatalogueServices): OpenAPIHono<SignedInEnvironment> {
  const list = staffRoute({
    method: "get",
    path: "/admin/comments",
    summary: "Reviews to decide about",
    description: "The oldest first; pending ones unless another status is asked for.",
    query: z.object({
      status: z
        .enum([...commentStatusSchema.options, "all"])
        .default("pending")
        .openapi({ description: "Only reviews of this state.", example: "pending" }),
      page: pageParameter,
      limit: limitParameter(20),
      languageCode: languageParameter,
    }),
    responses: answers(
      200,
      "A page of reviews",
      z.object({
        comments: z.array(moderatedReview),
        totalCount: z.int(),
        totalPages: z.int(),
      }),
    ),
  });
  const limit = limitRequests(services.limits.changes);
  const decision = (verb: "approve" | "reject") =>
    staffRoute({
      method: "post",
      path: `/admin/comments/{id}/${verb}` as const,
      summary: verb === "approve" ? "Publish a review" : "Keep a review unpublished",
      description: "May be decided anew at any time; each decision is on record.",
      limit,
      params: z.object({ id: idParameter("Id of the review.") }),
      responses: answers(
        200,
        "Decided",
        z.object({ id: z.int(), status: z.enum(["approved", "rejected"]) }),
        404,
      ),
    });
  const routes = apiRoutes<SignedInEnvironment>();
  routes.openapi(list, async (context) => {
    const { status, page, limit } = context.req.valid("query");
    const { reviews, total } = await reviewsToModerate(services.db, status === "all" ? undefined : status, {
      page,
      limit,
    });
    return answer(context, {
      comments: reviews.map(({ request_key: _, decided_by: __, show_name, ...review }) => ({
        ...review,
        show_name: show_name === 1,
      })),
      totalCount: total,
      totalPages: Math.ceil(total / limit),
    });
  });
  for (const verb of ["approve", "reject"] as const)
    routes.openapi(decision(verb), async (context) => {
      const { id } = context.req.valid("param");
      const status = verb === "approve" ? "approved" : "rejected";
      const found = await moderate(services.db, id, status, askedBy(context));
      if (!found) return refuse(context, 404, "entryNotFound");
      return answerWith(context, 200, reviewMessages[status], { id, status } as const);
    });
  return routes;
}
