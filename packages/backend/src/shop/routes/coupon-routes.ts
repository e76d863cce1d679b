import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { couponComplaint, couponKey, shopTexts } from "@preforma/domain/shop";
import { couponBodySchema } from "@preforma/domain/shop/schema";
import {
  type AppEnvironment,
  jsonBody,
  languageOf,
  languageQuery,
  limitRequests,
  refusals,
  refuseInvalid,
  refuseWith,
} from "../../http/index.ts";
import type { ShopServices } from "../services.ts";
import { priceCart } from "../cart-pricing.ts";
import { touchCart } from "../cart-store.ts";
import { couponByKey } from "../coupon-store.ts";
import { cartAnswer, cartHeaders } from "./components.ts";
import { meantCart, ownerOf, refuseUnknownCart, tellCart } from "./carts.ts";

/** `/cart/coupon`: one coupon per cart. */
export function couponRoutes(services: ShopServices): OpenAPIHono<AppEnvironment> {
  const apply = createRoute({
    method: "post",
    path: "/cart/coupon",
    tags: ["Cart"],
    summary: "Apply a coupon",
    description:
      "A refusal says why it does not count: unknown, not yet or no longer valid, too small a cart, another currency, used up. Tries are limited like those of a password. It is judged again at every read and counted when the order is placed.",
    middleware: [limitRequests(services.limits.signIn)],
    request: {
      query: languageQuery,
      headers: cartHeaders,
      body: jsonBody(couponBodySchema.clone().openapi("CouponBody", { example: { code: "HOSGELDIN5" } })),
    },
    responses: {
      200: cartAnswer("The cart with the coupon"),
      ...refusals(400, 401, 404, 409, 413, 415, 429),
    },
  });
  const remove = createRoute({
    method: "delete",
    path: "/cart/coupon",
    tags: ["Cart"],
    summary: "Take the coupon off",
    description: "Also where there is none: the answer is the cart without one.",
    middleware: [limitRequests(services.limits.changes)],
    request: { query: languageQuery, headers: cartHeaders },
    responses: {
      200: cartAnswer("The cart without it"),
      ...refusals(400, 401, 404, 429),
    },
  });
  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid })
    .openapi(apply, async (context) => {
      const cart = await meantCart(services, ownerOf(context));
      if (!cart) return refuseUnknownCart(context);
      const key = couponKey(context.req.valid("json").code);
      const coupon = await couponByKey(services.db, key);
      const priced = await priceCart(services.db, services.catalogue(), { ...cart, coupon_key: key });
      const problem = coupon && priced.coupon ? priced.coupon.problem : "unknown";
      if (problem !== null) {
        const texts = couponComplaint(problem, coupon);
        return refuseWith(context, 409, texts, [{ field: "code", message: texts[languageOf(context)] }]);
      }
      await touchCart(services.db, cart.id, { coupon_key: key });
      return tellCart(context, services, 200, shopTexts("couponApplied"), cart.id);
    })
    .openapi(remove, async (context) => {
      const cart = await meantCart(services, ownerOf(context));
      if (!cart) return refuseUnknownCart(context);
      await touchCart(services.db, cart.id, { coupon_key: null });
      return tellCart(context, services, 200, shopTexts("cartChanged"), cart.id);
    });
}
