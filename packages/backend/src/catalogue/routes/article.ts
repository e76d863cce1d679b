import { OpenAPIHono, z } from "@hono/zod-openapi";
import { askedBy, type SignedInEnvironment, staffRoute } from "../../account/index.ts";
import {
  answer,
  jsonAnswer,
  jsonBody,
  languageOf,
  languageQuery,
  limitRequests,
  refusals,
  refuse,
  refuseInvalid,
  tell,
} from "../../http/index.ts";
import { filled } from "../../text/index.ts";
import { articleChangeSchema, articleSchema } from "../article-facts.ts";
import { GtinTakenError } from "../gtins.ts";
import { gtinTaken, productsChanged } from "../messages.ts";
import type { CatalogueServices } from "../services.ts";
import { changeArticle, readArticle } from "../store-article.ts";

const params = z.object({
  code: z.string().min(1).max(100).openapi({ description: "Code of the article.", example: "PF-1001" }),
});

/** `/admin/products/{code}/article`: price list, supply and facts of one article. */
export function articleAdminRoutes(services: CatalogueServices): OpenAPIHono<SignedInEnvironment> {
  const articleAnswer = (description: string) =>
    jsonAnswer(description, articleSchema.clone().openapi("StaffArticle"));
  const read = staffRoute({
    method: "get",
    path: "/admin/products/{code}/article",
    summary: "Prices, supply and facts of an article",
    description: "By its code, also of one that is not shown.",
    request: { query: languageQuery, params },
    responses: { 200: articleAnswer("The article"), ...refusals(400, 401, 403, 404) },
  });
  const change = staffRoute({
    method: "put",
    path: "/admin/products/{code}/article",
    summary: "State prices, supply and facts of an article",
    description:
      "Only what is sent, each whole; null takes a fact away. `price_breaks` are the prices of larger quantities, for everybody or for one customer group; a buyer gets the lowest price that the quantity reaches. An import replaces what its list has columns for. Each name that changed is on record.",
    limit: limitRequests(services.limits.changes),
    request: {
      query: languageQuery,
      params,
      body: jsonBody(
        articleChangeSchema.clone().openapi("ArticleChange", {
          example: {
            stock: 43_200,
            lead_time_days: 15,
            price_breaks: [{ from_quantity: 20_000, amount_minor: 185, group: null }],
          },
        }),
      ),
    },
    responses: {
      200: articleAnswer("The article as it is now"),
      ...refusals(400, 401, 403, 404, 413, 415, 429),
    },
  });
  return new OpenAPIHono<SignedInEnvironment>({ defaultHook: refuseInvalid })
    .openapi(read, async (context) => {
      const article = await readArticle(services.db, context.req.valid("param").code);
      return article ? answer(context, article) : refuse(context, 404, "productNotFound");
    })
    .openapi(change, async (context) => {
      const by = askedBy(context);
      const { code } = context.req.valid("param");
      try {
        const changed = await changeArticle(services.db, code, context.req.valid("json"), by);
        return changed
          ? tell(context, 200, productsChanged, changed.article)
          : refuse(context, 404, "productNotFound");
      } catch (error) {
        if (!(error instanceof GtinTakenError)) throw error;
        const message = filled(gtinTaken[languageOf(context)], { code: error.holder });
        return refuse(context, 400, "invalid", {}, [{ field: "facts.gtin", message }]);
      }
    });
}
