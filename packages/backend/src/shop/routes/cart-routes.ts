import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { couponProblemTexts, couponKey, shopTexts } from "@preforma/domain/shop";
import { cartMergeSchema, cartTokenSchema, couponBodySchema } from "@preforma/domain/shop/schema";
import {
  answer,
  answers,
  apiRoutes,
  type AppEnvironment,
  languageOf,
  limitRequests,
  namedBody,
  refuseFieldWith,
  refuseWith,
  answerWith,
  visitorRoute,
} from "../../http/index.ts";
import type { ShopServices } from "../services.ts";
import { clearCart, customerCart, mergeCarts, startCart, touchCart } from "../cart-store.ts";
import { emptyCart } from "../cart-view.ts";
import { CartComponent, ofCart } from "./components.ts";
import { meantCart, ownerOf, refuseUnknownCart, shownCart, answerWithCart } from "./carts.ts";
import { priceCart } from "../cart-pricing.ts";
import { couponByKey } from "../coupon-store.ts";
import { customerRoute, type SignedInEnvironment } from "../../account/index.ts";

/** `/carts` and `/cart`: the carts of visitors and customers. */
export function cartRoutes(services: ShopServices): OpenAPIHono<AppEnvironment> {
  const start = visitorRoute({
    method: "post",
    path: "/carts",
    tags: ["Cart"],
    summary: "Begin a visitor's cart",
    description:
      "Answers with the token that names the cart from then on. It cannot be guessed and is stored as a digest only. Customers need none: they have a cart of their own.",
    limit: limitRequests(services.limits.changes),
    responses: answers(
      201,
      "The cart with its token",
      z.object({ token: cartTokenSchema.clone(), cart: CartComponent }),
      401,
    ),
  });
  const read = visitorRoute({
    ...ofCart,
    method: "get",
    path: "/cart",
    summary: "The cart as it stands now",
    description:
      "The customer's, or the visitor's that `X-Cart-Token` names; an empty one for a visitor who names none. Every line is priced anew: what has changed since it was put there is flagged, never changed silently. Prices are net; amounts are in minor units.",
    responses: answers(200, "The cart", CartComponent, 401, 404),
  });
  const empty = visitorRoute({
    ...ofCart,
    method: "delete",
    path: "/cart",
    summary: "Empty the cart",
    description: "Takes out all lines and the coupon. A visitor's token stays good.",
    limit: limitRequests(services.limits.changes),
    responses: answers(200, "The empty cart", CartComponent, 401, 404),
  });

  return apiRoutes<AppEnvironment>()
    .openapi(start, async (context) => {
      const { token } = await startCart(services.db);
      return answerWith(context, 201, shopTexts("cartStarted"), { token, cart: emptyCart });
    })
    .openapi(read, async (context) => {
      context.header("Cache-Control", "no-store");
      const owner = ownerOf(context);
      if (!owner) return answer(context, emptyCart);
      const cart = await meantCart(services, owner);
      return cart
        ? answer(context, await shownCart(services, languageOf(context), cart.id))
        : refuseUnknownCart(context);
    })
    .openapi(empty, async (context) => {
      const cart = await meantCart(services, ownerOf(context));
      if (!cart) return refuseUnknownCart(context);
      await services.db.transaction().execute((transaction) => clearCart(transaction, cart.id));
      return answerWithCart(context, services, 200, shopTexts("cartChanged"), cart.id);
    });
}

/** `/cart/coupon`: one coupon per cart. */
export function couponRoutes(services: ShopServices): OpenAPIHono<AppEnvironment> {
  const apply = visitorRoute({
    ...ofCart,
    method: "post",
    path: "/cart/coupon",
    summary: "Apply a coupon",
    description:
      "A refusal says why it does not count: unknown, not yet or no longer valid, too small a cart, another currency, used up. Tries are limited like those of a password. It is judged again at every read and counted when the order is placed.",
    limit: limitRequests(services.limits.signIn),
    body: namedBody("CouponBody", couponBodySchema, { code: "HOSGELDIN5" }),
    responses: answers(200, "The cart with the coupon", CartComponent, 401, 404, 409),
  });
  const remove = visitorRoute({
    ...ofCart,
    method: "delete",
    path: "/cart/coupon",
    summary: "Take the coupon off",
    description: "Also where there is none: the answer is the cart without one.",
    limit: limitRequests(services.limits.changes),
    responses: answers(200, "The cart without it", CartComponent, 401, 404),
  });
  return apiRoutes<AppEnvironment>()
    .openapi(apply, async (context) => {
      const cart = await meantCart(services, ownerOf(context));
      if (!cart) return refuseUnknownCart(context);
      const key = couponKey(context.req.valid("json").code);
      const coupon = await couponByKey(services.db, key);
      const priced = await priceCart(services.db, services.catalogue(), { ...cart, coupon_key: key });
      const problem = coupon && priced.coupon ? priced.coupon.problem : "unknown";
      if (problem !== null) return refuseFieldWith(context, 409, "code", couponProblemTexts(problem, coupon));
      await touchCart(services.db, cart.id, { coupon_key: key });
      return answerWithCart(context, services, 200, shopTexts("couponApplied"), cart.id);
    })
    .openapi(remove, async (context) => {
      const cart = await meantCart(services, ownerOf(context));
      if (!cart) return refuseUnknownCart(context);
      await touchCart(services.db, cart.id, { coupon_key: null });
      return answerWithCart(context, services, 200, shopTexts("cartChanged"), cart.id);
    });
}

/** `POST /cart/merge`: merges the visitor's cart after a sign-in. */
export function cartMergeRoutes(services: ShopServices): OpenAPIHono<SignedInEnvironment> {
  const merge = customerRoute({
    method: "post",
    path: "/cart/merge",
    tags: ["Cart"],
    summary: "Bring a visitor's cart along",
    description:
      "Puts what a visitor collected before signing in into the customer's cart. Of an article that both hold the larger quantity stays. The token is worth nothing afterwards; a repeated call is answered with 404.",
    limit: limitRequests(services.limits.signIn),
    body: namedBody("CartMerge", cartMergeSchema, { token: "3q2-7w0Wn8Yx5cLr1vTzB4kUeQm9oPjHsDgFaXiNyRt" }),
    responses: answers(200, "The customer's cart", CartComponent, 404),
  });
  return apiRoutes<SignedInEnvironment>().openapi(merge, async (context) => {
    const { customerId } = context.get("actor");
    const { token } = context.req.valid("json");
    const merged = await services.db
      .transaction()
      .execute((transaction) => mergeCarts(transaction, token, customerId));
    if (!merged) return refuseWith(context, 404, shopTexts("cartNotFound"));
    const cart = await customerCart(services.db, customerId);
    return answerWithCart(context, services, 200, shopTexts("cartChanged"), cart.id);
  });
}
