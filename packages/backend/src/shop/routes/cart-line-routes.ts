import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { quantityProblemTexts, quantityProblem, shopTexts } from "@preforma/domain/shop";
import { cartLineBodySchema, cartLineChangeSchema } from "@preforma/domain/shop/schema";
import {
  answers,
  apiRoutes,
  type AppEnvironment,
  idParameter,
  languageOf,
  limitRequests,
  namedBody,
  refuse,
  refuseFieldWith,
  refuseWith,
  visitorRoute,
} from "../../http/index.ts";
import type { ShopServices } from "../services.ts";
import { priceOf, pricedProducts } from "../cart-pricing.ts";
import { addLine, maxPiecesAt, touchCart } from "../cart-store.ts";
import { ofCart, CartComponent } from "./components.ts";
import { lookAtLine } from "../line-problem.ts";
import { meantCart, ownerOf, refuseUnknownCart, shownCart, answerWithCart } from "./carts.ts";

const lineParameter = z.object({ id: idParameter("Id of the line.") });

/** `/cart/lines`: adds articles, changes their quantity and removes them. */
export function cartLineRoutes(services: ShopServices): OpenAPIHono<AppEnvironment> {
  const add = visitorRoute({
    ...ofCart,
    method: "post",
    path: "/cart/lines",
    summary: "Put an article in the cart",
    description:
      "The same article in the same colour adds up. Quantities are pieces: at least the minimum order, in full cartons; a refusal names the nearest ones. Articles without a price are offered on request.",
    limit: limitRequests(services.limits.changes),
    body: namedBody("CartLineBody", cartLineBodySchema, {
      product_id: 1,
      quantity: 1080,
      colour: "RAL 5015",
    }),
    responses: answers(201, "The cart with the line", CartComponent, 401, 404, 409),
  });
  const change = visitorRoute({
    ...ofCart,
    method: "put",
    path: "/cart/lines/{id}",
    summary: "Change a line's quantity",
    description:
      "Also takes note that its present price was seen: `price_changed` is refusalStatus no longer.",
    limit: limitRequests(services.limits.changes),
    params: lineParameter,
    body: namedBody("CartLineChange", cartLineChangeSchema, { quantity: 1200 }),
    responses: answers(200, "The cart", CartComponent, 401, 404, 409),
  });
  const remove = visitorRoute({
    ...ofCart,
    method: "delete",
    path: "/cart/lines/{id}",
    summary: "Take a line out",
    description: "Of one's own cart; a line of another cart is answered as if it did not exist.",
    limit: limitRequests(services.limits.changes),
    params: lineParameter,
    responses: answers(200, "The cart", CartComponent, 401, 404),
  });

  return apiRoutes<AppEnvironment>()
    .openapi(add, async (context) => {
      const body = context.req.valid("json");
      const cart = await meantCart(services, ownerOf(context));
      if (!cart) return refuseUnknownCart(context);
      const [products, shown] = await Promise.all([
        pricedProducts(services.db, [body.product_id], cart.customer_id),
        shownCart(services, languageOf(context), cart.id),
      ]);
      const found = lookAtLine(
        body,
        products.get(body.product_id),
        services.catalogue(),
        shown.totals?.currency ?? null,
      );
      if ("problem" in found) {
        const { status, texts, isOfQuantity } = found.problem;
        if (texts === null) return refuse(context, 404, "productNotFound");
        const refusalStatus = status === 409 ? 409 : 400;
        return isOfQuantity
          ? refuseFieldWith(context, refusalStatus, "quantity", texts)
          : refuseWith(context, refusalStatus, texts);
      }
      const added = await services.db
        .transaction()
        .execute((transaction) => addLine(transaction, cart.id, found.line));
      if (added === "gone") return refuseUnknownCart(context);
      if (added !== "added")
        return added.isOfQuantity
          ? refuseFieldWith(context, 409, "quantity", added.texts)
          : refuseWith(context, 409, added.texts);
      return answerWithCart(context, services, 201, shopTexts("lineAdded"), cart.id);
    })
    .openapi(change, async (context) => {
      const { id } = context.req.valid("param");
      const { quantity } = context.req.valid("json");
      const cart = await meantCart(services, ownerOf(context));
      if (!cart) return refuseUnknownCart(context);
      const line = await services.db
        .selectFrom("cart_lines")
        .select(["id", "product_id"])
        .where("id", "=", id)
        .where("cart_id", "=", cart.id)
        .executeTakeFirst();
      if (!line) return refuseWith(context, 404, shopTexts("lineNotFound"));
      const products = await pricedProducts(services.db, [line.product_id], cart.customer_id);
      const product = products.get(line.product_id);
      if (!product) return refuseWith(context, 409, shopTexts("issueWithdrawn"));
      const problem = quantityProblem(quantity, product);
      if (problem) return refuseFieldWith(context, 400, "quantity", quantityProblemTexts(problem, product));
      const price = priceOf(product, quantity);
      const max = maxPiecesAt(price?.amountMinor ?? 0);
      if (quantity > max) return refuseWith(context, 409, shopTexts("quantityTooLarge", { max }));
      const isChanged = await services.db.transaction().execute(async (transaction) => {
        if (!(await touchCart(transaction, cart.id))) return false;
        const { numUpdatedRows } = await transaction
          .updateTable("cart_lines")
          .set({
            quantity,
            ...(price ? { seen_price_minor: price.amountMinor, seen_currency: price.currency } : {}),
          })
          .where("id", "=", id)
          .where("cart_id", "=", cart.id)
          .executeTakeFirstOrThrow();
        return numUpdatedRows > 0n;
      });
      if (!isChanged) return refuseWith(context, 404, shopTexts("lineNotFound"));
      return answerWithCart(context, services, 200, shopTexts("cartChanged"), cart.id);
    })
    .openapi(remove, async (context) => {
      const cart = await meantCart(services, ownerOf(context));
      if (!cart) return refuseUnknownCart(context);
      const removed = await services.db.transaction().execute(async (transaction) => {
        // Locks the cart before its lines, as everywhere: with another lock order two requests would deadlock.
        if (!(await touchCart(transaction, cart.id))) return false;
        const { numDeletedRows } = await transaction
          .deleteFrom("cart_lines")
          .where("id", "=", context.req.valid("param").id)
          .where("cart_id", "=", cart.id)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      });
      if (!removed) return refuseWith(context, 404, shopTexts("lineNotFound"));
      return answerWithCart(context, services, 200, shopTexts("cartChanged"), cart.id);
    });
}
