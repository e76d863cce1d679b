import type { Context } from "hono";
import type { Locale } from "@preforma/domain/locales";
import { shopTexts, type Cart } from "@preforma/domain/shop";
import { cartTokenSchema } from "@preforma/domain/shop/schema";
import type { Texts } from "@preforma/domain/validation";
import { type AppEnvironment, languageOf, refuseWith, answerWith } from "../../http/index.ts";
import type { ShopServices } from "../services.ts";
import { priceCart } from "../cart-pricing.ts";
import { customerCart, findCart, type CartOwner, type CartRow } from "../cart-store.ts";
import { presentCart } from "../cart-view.ts";

/** The owner of a request's cart; null for a visitor without a token. */
export function ownerOf(context: Context<AppEnvironment>): CartOwner | null {
  const actor = context.get("actor");
  if (actor) return { customerId: actor.customerId };
  const token = context.req.header("x-cart-token");
  return token === undefined || token === "" ? null : { token };
}

/** The cart of a request, created for a customer who has none; null for an unknown token. */
export async function meantCart(services: ShopServices, owner: CartOwner | null): Promise<CartRow | null> {
  if (!owner) return null;
  if ("customerId" in owner) return customerCart(services.db, owner.customerId);
  return cartTokenSchema.safeParse(owner.token).success ? findCart(services.db, owner) : null;
}

/** The current cart, in a language. */
export async function shownCart(services: ShopServices, locale: Locale, cartId: number): Promise<Cart> {
  const row = await services.db
    .selectFrom("carts")
    .selectAll()
    .where("id", "=", cartId)
    .executeTakeFirstOrThrow();
  const priced = await priceCart(services.db, services.catalogue(), row);
  return presentCart(priced, services, locale);
}

/** Answers with the cart after a change. */
export const answerWithCart = async <Status extends 200 | 201>(
  context: Context,
  services: ShopServices,
  status: Status,
  texts: Texts,
  cartId: number,
) => answerWith(context, status, texts, await shownCart(services, languageOf(context), cartId));

/** The answer to an unknown token, and to a visitor without a cart. */
export const refuseUnknownCart = (context: Context<AppEnvironment>) =>
  refuseWith(context, 404, shopTexts("cartNotFound"));
