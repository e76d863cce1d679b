import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { favouriteTexts } from "@preforma/domain/favourites";
import { favouriteSchema } from "@preforma/domain/favourites/schema";
import { customerRoute, type SignedInEnvironment } from "../account/index.ts";
import { presentProduct } from "../catalogue/present-product.ts";
import { ProductSummary } from "../catalogue/routes/components.ts";
import {
  answer,
  answers,
  apiRoutes,
  describedId,
  idParameter,
  jsonBody,
  limitRequests,
  refuse,
  refuseWith,
  answerWith,
  textLanguage,
} from "../http/index.ts";
import type { CatalogueServices } from "../catalogue/services.ts";
import { addFavourite, favouritesOf, removeFavourite } from "./store.ts";

/** `/products/favorite` and `/products/favorites/{customerId}`: a customer's favourites. */
export function favouriteRoutes(services: CatalogueServices): OpenAPIHono<SignedInEnvironment> {
  const { db } = services;
  const tags = ["Favourites"];
  const { shape } = favouriteSchema;
  const body = jsonBody(
    favouriteSchema
      .extend({
        product_id: describedId(shape.product_id, "Id of a product."),
        customer_id: describedId(shape.customer_id, "The signed-in customer's own id."),
      })
      .openapi("Favourite", { example: { product_id: 1, customer_id: 1 } }),
  );
  const changing = () => limitRequests(services.limits.changes);

  const add = customerRoute({
    tags,
    method: "post",
    path: "/products/favorite",
    summary: "Add a favourite",
    description: "Adding it again changes nothing. `customer_id` must be the signed-in customer's own.",
    limit: changing(),
    body,
    responses: answers(200, "It is among the favourites", z.null(), 403, 404, 409),
  });
  const remove = customerRoute({
    tags,
    method: "delete",
    path: "/products/favorite",
    summary: "Take a favourite out",
    description: "Taking it out again changes nothing. The body says which.",
    limit: changing(),
    body,
    responses: answers(200, "It is not among the favourites", z.null(), 403),
  });
  const list = customerRoute({
    tags,
    method: "get",
    path: "/products/favorites/{customerId}",
    summary: "A customer's favourites",
    description:
      "Without `relation` their ids in the order in which they were added, with it the products themselves, the latest first. Products that are no longer shown are left out.",
    params: z.object({ customerId: idParameter("The signed-in customer's own id.") }),
    query: z.object({
      relation: z
        .enum(["true", "false"])
        .default("false")
        .openapi({ description: "Whether whole products are wanted.", example: "false" }),
      languageCode: textLanguage,
      language: textLanguage,
    }),
    responses: answers(200, "Ids, or products", z.union([z.array(z.int()), z.array(ProductSummary)]), 403),
  });

  return apiRoutes<SignedInEnvironment>()
    .openapi(add, async (context) => {
      const { product_id, customer_id } = context.req.valid("json");
      if (customer_id !== context.get("actor").customerId) return refuse(context, 403, "notAllowed");
      if (!services.catalogue().products.has(product_id)) return refuse(context, 404, "productNotFound");
      const outcome = await addFavourite(db, customer_id, product_id);
      if (outcome === "full") return refuseWith(context, 409, favouriteTexts.tooMany);
      if (outcome === "unknown") return refuse(context, 404, "productNotFound");
      return answerWith(context, 200, favouriteTexts.added, null);
    })
    .openapi(remove, async (context) => {
      const { product_id, customer_id } = context.req.valid("json");
      if (customer_id !== context.get("actor").customerId) return refuse(context, 403, "notAllowed");
      await removeFavourite(db, customer_id, product_id);
      return answerWith(context, 200, favouriteTexts.removed, null);
    })
    .openapi(list, async (context) => {
      const { customerId } = context.req.valid("param");
      const { relation, languageCode, language } = context.req.valid("query");
      if (customerId !== context.get("actor").customerId) return refuse(context, 403, "notAllowed");
      const model = services.catalogue();
      const ids = (await favouritesOf(db, customerId)).filter((id) => model.products.has(id));
      if (relation === "false") return answer(context, ids);
      return answer(
        context,
        ids.toReversed().flatMap((id) => {
          const product = model.products.get(id);
          return product ? [presentProduct(product, services, languageCode ?? language)] : [];
        }),
      );
    });
}
