import { OpenAPIHono } from "@hono/zod-openapi";
import { shopTexts } from "@preforma/domain/shop";
import { cartMergeSchema } from "@preforma/domain/shop/schema";
import { customerRoute, type SignedInEnvironment } from "../../account/index.ts";
import {
  jsonBody,
  languageQuery,
  limitRequests,
  refusals,
  refuseInvalid,
  refuseWith,
} from "../../http/index.ts";
import type { ShopServices } from "../services.ts";
import { customerCart, mergeCarts } from "../cart-store.ts";
import { cartAnswer } from "./components.ts";
import { tellCart } from "./carts.ts";

/** `POST /cart/merge`: after a sign-in, what the visitor had comes along. */
export function cartMergeRoutes(services: ShopServices): OpenAPIHono<SignedInEnvironment> {
  const merge = customerRoute({
    method: "post",
    path: "/cart/merge",
    tags: ["Cart"],
    summary: "Bring a visitor's cart along",
    description:
      "Puts what a visitor collected before signing in into the customer's cart. Of an article that both hold the larger quantity stays. The token is worth nothing afterwards; a repeated call is answered with 404.",
    limit: limitRequests(services.limits.signIn),
    request: {
      query: languageQuery,
      body: jsonBody(
        cartMergeSchema
          .clone()
          .openapi("CartMerge", { example: { token: "3q2-7w0Wn8Yx5cLr1vTzB4kUeQm9oPjHsDgFaXiNyRt" } }),
      ),
    },
    responses: { 200: cartAnswer("The customer's cart"), ...refusals(400, 401, 404, 413, 415, 429) },
  });
  return new OpenAPIHono<SignedInEnvironment>({ defaultHook: refuseInvalid }).openapi(
    merge,
    async (context) => {
      const { customerId } = context.get("actor");
      const { token } = context.req.valid("json");
      const merged = await services.db
        .transaction()
        .execute((transaction) => mergeCarts(transaction, token, customerId));
      if (!merged) return refuseWith(context, 404, shopTexts("cartNotFound"));
      const cart = await customerCart(services.db, customerId);
      return tellCart(context, services, 200, shopTexts("cartChanged"), cart.id);
    },
  );
}
