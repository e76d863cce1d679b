import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { viewLogSchema } from "@preforma/domain/views/schema";
import { customerRoute, type SignedInEnvironment } from "../account/index.ts";
import { presentProduct } from "../catalogue/present-product.ts";
import { ProductSummary } from "../catalogue/routes/components.ts";
import { messageOf } from "../errors/index.ts";
import {
  answer,
  answers,
  apiRoutes,
  type AppEnvironment,
  describedId,
  jsonBody,
  limitRequests,
  refuse,
  visitorRoute,
  textLanguage,
} from "../http/index.ts";
import type { CatalogueServices } from "../catalogue/services.ts";
import { logView, recentlyViewed } from "./store.ts";

/** A bearer token is optional. */
const maybeSignedIn: Record<string, string[]>[] = [{ bearer: [] }, {}];

/** `POST /products/view-logs`: views of products, by any visitor. */
export function viewLogRoutes(services: CatalogueServices): OpenAPIHono<AppEnvironment> {
  const { shape } = viewLogSchema;
  const log = visitorRoute({
    method: "post",
    path: "/products/view-logs",
    tags: ["Favourites"],
    summary: "Tell that a product was looked at",
    description:
      "Visitors leave `customer_id` out; a customer gives their own. A look within 30 minutes of the last one is the same look. Of a customer only the last look at each product is kept, for 180 days; visitors are counted and not remembered. A look that cannot be stored is not worth an error.",
    security: maybeSignedIn,
    limit: limitRequests(services.limits.changes),
    body: jsonBody(
      viewLogSchema
        .extend({
          product_id: describedId(shape.product_id, "Id of a product."),
          customer_id: describedId(shape.customer_id, "The signed-in customer's own id, if any."),
        })
        .openapi("ViewLog", { example: { product_id: 1, customer_id: 1 } }),
    ),
    query: z.object({}),
    responses: answers(200, "Taken note of", z.null(), 401, 403, 404),
  });
  return apiRoutes<AppEnvironment>().openapi(log, async (context) => {
    const { product_id, customer_id } = context.req.valid("json");
    const actor = context.get("actor");
    if (customer_id !== null && !actor) return refuse(context, 401, "signInFirst");
    if (customer_id !== null && customer_id !== actor?.customerId) return refuse(context, 403, "notAllowed");
    if (!services.catalogue().products.has(product_id)) return refuse(context, 404, "productNotFound");
    await logView(services.db, product_id, customer_id).catch((error: unknown) =>
      services.logger.warn({ reason: messageOf(error) }, "a view was not counted"),
    );
    context.header("Cache-Control", "no-store");
    return answer(context, null);
  });
}

/** `GET /account/recently-viewed`: a customer's own recent views. */
export function recentlyViewedRoutes(services: CatalogueServices): OpenAPIHono<SignedInEnvironment> {
  const list = customerRoute({
    method: "get",
    path: "/account/recently-viewed",
    tags: ["Favourites"],
    summary: "Products that the customer looked at",
    description: "The latest first; products that are no longer shown are left out.",
    query: z.object({
      languageCode: textLanguage,
      language: textLanguage,
      limit: z.coerce.number().int().min(1).max(50).default(12).openapi({
        description: "At most so many products.",
        example: 12,
        type: "integer",
        minimum: 1,
        maximum: 50,
      }),
    }),
    responses: answers(200, "Products", z.array(ProductSummary)),
  });
  return apiRoutes<SignedInEnvironment>().openapi(list, async (context) => {
    const { limit, languageCode, language } = context.req.valid("query");
    const model = services.catalogue();
    const ids = await recentlyViewed(services.db, context.get("actor").customerId, limit);
    return answer(
      context,
      ids.flatMap((id) => {
        const product = model.products.get(id);
        return product ? [presentProduct(product, services, languageCode ?? language)] : [];
      }),
    );
  });
}
