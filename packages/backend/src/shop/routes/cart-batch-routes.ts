import { type OpenAPIHono } from "@hono/zod-openapi";
import { shopTexts } from "@preforma/domain/shop";
import { cartLinesBodySchema } from "@preforma/domain/shop/schema";
import type { Texts } from "@preforma/domain/validation";
import {
  answers,
  apiRoutes,
  type AppEnvironment,
  languageOf,
  limitRequests,
  message,
  namedBody,
  refuseWith,
  visitorRoute,
} from "../../http/index.ts";
import { pricedProducts } from "../cart-pricing.ts";
import { addLine, type NewLine } from "../cart-store.ts";
import { lookAtLine } from "../line-problem.ts";
import type { ShopServices } from "../services.ts";
import { meantCart, ownerOf, refuseUnknownCart, shownCart, answerWithCart } from "./carts.ts";
import { ofCart, CartComponent } from "./components.ts";

/** A refused line; thrown to roll the transaction back. */
class LineRefused extends Error {
  readonly place: number;
  readonly texts: Texts;

  constructor(place: number, texts: Texts) {
    super(texts.en);
    this.place = place;
    this.texts = texts;
  }
}

/** `POST /cart/lines/batch`: many articles at once, as an order table sends them. */
export function cartBatchRoutes(services: ShopServices): OpenAPIHono<AppEnvironment> {
  const addAll = visitorRoute({
    ...ofCart,
    method: "post",
    path: "/cart/lines/batch",
    summary: "Put several articles in the cart",
    description:
      "All of them or none: where one cannot be had as it was asked for, nothing is added, and `data.errors` names each such line by its place, such as `lines.3.quantity`. Otherwise like a single line.",
    limit: limitRequests(services.limits.changes),
    body: namedBody("CartLinesBody", cartLinesBodySchema, { lines: [{ product_id: 1, quantity: 1080 }] }),
    responses: answers(201, "The cart with the lines", CartComponent, 401, 404, 409),
  });

  return apiRoutes<AppEnvironment>().openapi(addAll, async (context) => {
    const { lines } = context.req.valid("json");
    const language = languageOf(context);
    const cart = await meantCart(services, ownerOf(context));
    if (!cart) return refuseUnknownCart(context);
    const products = await pricedProducts(
      services.db,
      lines.map(({ product_id }) => product_id),
      cart.customer_id,
    );
    const { totals } = await shownCart(services, language, cart.id);
    let currency = totals?.currency ?? null;
    const errors: { field: string; message: string }[] = [];
    const wanted: NewLine[] = [];
    for (const [place, line] of lines.entries()) {
      const found = lookAtLine(line, products.get(line.product_id), services.catalogue(), currency);
      if ("problem" in found) {
        const { texts } = found.problem;
        errors.push({
          field: `lines.${place}.quantity`,
          message: texts ? texts[language] : message("productNotFound", language),
        });
        continue;
      }
      currency ??= found.line.seen_currency;
      wanted.push(found.line);
    }
    if (errors.length > 0) return refuseWith(context, 409, shopTexts("linesRefused"), errors);
    try {
      const isThere = await services.db.transaction().execute(async (transaction) => {
        for (const [place, line] of wanted.entries()) {
          const added = await addLine(transaction, cart.id, line);
          if (added === "gone") return false;
          if (added !== "added") throw new LineRefused(place, added.texts);
        }
        return true;
      });
      if (!isThere) return refuseUnknownCart(context);
    } catch (error) {
      if (!(error instanceof LineRefused)) throw error;
      const sentence = error.texts[language];
      return refuseWith(context, 409, shopTexts("linesRefused"), [
        { field: `lines.${error.place}.quantity`, message: sentence },
      ]);
    }
    return answerWithCart(context, services, 201, shopTexts("linesAdded", { count: wanted.length }), cart.id);
  });
}
