import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { availabilityOf, canBeOrdered, noticeMessages } from "@preforma/domain/shop";
import { stockNoticeBodySchema, stockNoticeEndSchema } from "@preforma/domain/shop/schema";
import { productId } from "../catalogue/routes/components.ts";
import type { CatalogueServices } from "../catalogue/services.ts";
import {
  answers,
  apiRoutes,
  type AppEnvironment,
  languageOf,
  languageQuery,
  limitRequests,
  namedBody,
  refuse,
  refuseWith,
  answerWith,
  visitorRoute,
} from "../http/index.ts";
import { addNotice, endNotices } from "./store.ts";

/** `/products/{id}/stock-notices` and `/stock-notices/end`: notices when an article is back. */
export function stockNoticeRoutes(services: CatalogueServices): OpenAPIHono<AppEnvironment> {
  const add = visitorRoute({
    method: "post",
    path: "/products/{id}/stock-notices",
    tags: ["Products"],
    summary: "Ask to be told when a product is back",
    description:
      "For a product that cannot be ordered now. One mail is sent once it can be; the address is kept until then, at most for the time that the privacy notice names. Asking again is the same request. The answer is the same whether the address was known or not.",
    limit: limitRequests(services.limits.forms),
    params: z.object({ id: productId }),
    body: namedBody("StockNotice", stockNoticeBodySchema, { email: "ayse@example.com" }),
    responses: answers(202, "It will be told", z.null(), 404, 409),
  });
  const end = visitorRoute({
    method: "post",
    path: "/stock-notices/end",
    tags: ["Products"],
    summary: "End all notices of an address",
    description:
      "With the token of a link in such a mail. Also what `List-Unsubscribe-Post` (RFC 8058) asks of mail programs: a form with no fields that matter. The answer is the same for a token that ends nothing.",
    limit: limitRequests(services.limits.signIn),
    query: languageQuery.extend({
      token: stockNoticeEndSchema.shape.token.clone().openapi({
        description: "What the link in the mail carries.",
        example: "3q2-7w0Wn8Yx5cLr1vTzB4kUeQm9oPjHsDgFaXiNyRt",
      }),
    }),
    responses: answers(200, "Nothing will be told", z.null(), 415),
  });

  return apiRoutes<AppEnvironment>()
    .openapi(add, async (context) => {
      const { id } = context.req.valid("param");
      const { email } = context.req.valid("json");
      const record = await services.db
        .selectFrom("products")
        .select(["stock", "lead_time_days", "back_on", "minimum_order", "carton_quantity"])
        .where("id", "=", id)
        .where("is_active", "=", 1)
        .executeTakeFirst();
      if (!record || !services.catalogue().products.has(id)) return refuse(context, 404, "productNotFound");
      if (canBeOrdered(availabilityOf(record, record)))
        return refuseWith(context, 409, noticeMessages.notNeeded);
      await addNotice(services.db, services.authSecret, {
        productId: id,
        email,
        locale: languageOf(context),
      });
      return answerWith(context, 202, noticeMessages.saved, null);
    })
    .openapi(end, async (context) => {
      await endNotices(services.db, context.req.valid("query").token);
      return answerWith(context, 200, noticeMessages.ended, null);
    });
}
