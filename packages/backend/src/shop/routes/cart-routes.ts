import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { shopTexts } from "@preforma/domain/shop";
import { cartTokenSchema } from "@preforma/domain/shop/schema";
import {
  answer,
  type AppEnvironment,
  jsonAnswer,
  languageOf,
  languageQuery,
  limitRequests,
  refusals,
  refuseInvalid,
  tell,
} from "../../http/index.ts";
import type { ShopServices } from "../services.ts";
import { clearCart, startCart } from "../cart-store.ts";
import { emptyCart } from "../cart-view.ts";
import { cartAnswer, CartComponent, cartHeaders } from "./components.ts";
import { meantCart, ownerOf, refuseUnknownCart, shownCart, tellCart } from "./carts.ts";

/** `/carts` and `/cart`: what visitors and customers collect to order. */
export function cartRoutes(services: ShopServices): OpenAPIHono<AppEnvironment> {
  const start = createRoute({
    method: "post",
    path: "/carts",
    tags: ["Cart"],
    summary: "Begin a visitor's cart",
    description:
      "Answers with the token that names the cart from then on. It cannot be guessed and is stored as a digest only. Customers need none: they have a cart of their own.",
    middleware: [limitRequests(services.limits.changes)],
    request: { query: languageQuery },
    responses: {
      201: jsonAnswer(
        "The cart with its token",
        z.object({ token: cartTokenSchema.clone(), cart: CartComponent }),
      ),
      ...refusals(400, 401, 429),
    },
  });
  const read = createRoute({
    method: "get",
    path: "/cart",
    tags: ["Cart"],
    summary: "The cart as it stands now",
    description:
      "The customer's, or the visitor's that `X-Cart-Token` names; an empty one for a visitor who names none. Every line is priced anew: what has changed since it was put there is flagged, never changed silently. Prices are net; amounts are in minor units.",
    request: { query: languageQuery, headers: cartHeaders },
    responses: { 200: cartAnswer("The cart"), ...refusals(400, 401, 404) },
  });
  const empty = createRoute({
    method: "delete",
    path: "/cart",
    tags: ["Cart"],
    summary: "Empty the cart",
    description: "Takes out all lines and the coupon. A visitor's token stays good.",
    middleware: [limitRequests(services.limits.changes)],
    request: { query: languageQuery, headers: cartHeaders },
    responses: { 200: cartAnswer("The empty cart"), ...refusals(400, 401, 404, 429) },
  });

  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid })
    .openapi(start, async (context) => {
      const { token } = await startCart(services.db);
      return tell(context, 201, shopTexts("cartStarted"), { token, cart: emptyCart });
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
      return tellCart(context, services, 200, shopTexts("cartChanged"), cart.id);
    });
}
