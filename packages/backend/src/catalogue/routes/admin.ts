import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { askedBy, type SignedInEnvironment, staffRoute } from "../../account/index.ts";
import {
  answer,
  answers,
  apiRoutes,
  jsonBody,
  languageOf,
  languageParameter,
  limitParameter,
  limitRequests,
  namedBody,
  pageParameter,
  refuse,
  answerWith,
} from "../../http/index.ts";
import type { CatalogueServices } from "../services.ts";
import {
  type ChangeOutcome,
  hideProducts,
  moveProducts,
  retireProducts,
  showProducts,
  UnknownCategoryError,
} from "../store.ts";
import catalogueMessages from "../messages.json" with { type: "json" };
import { withdrawnProducts } from "../withdrawn.ts";
import { filled } from "../../text/index.ts";
import { articleChangeSchema, articleSchema } from "../article-facts.ts";
import { GtinTakenError } from "../gtins.ts";
import { changeArticle, readArticle } from "../store-article.ts";

/** Max products that one call may change. */
const maxCodes = 500;

const codes = z.array(z.string().min(1).max(100)).min(1).max(maxCodes);

/** `/admin/products`: which products are shown, and under which category. */
export function productAdminRoutes(services: CatalogueServices): OpenAPIHono<SignedInEnvironment> {
  const Change = z
    .discriminatedUnion("action", [
      z.strictObject({ action: z.enum(["hide", "show", "retire"]), codes }),
      z.strictObject({ action: z.literal("move"), codes, category_id: z.int().positive() }),
    ])
    .openapi("ProductChange", { example: { action: "hide", codes: ["PF-1001"] } });
  const Outcome = z
    .object({ changed: z.array(z.string()), unchanged: z.array(z.string()), unknown: z.array(z.string()) })
    .openapi("ProductChangeOutcome");
  const Withdrawn = z
    .object({
      id: z.int(),
      code: z.string(),
      withdrawal: z.enum(["hidden", "retired", "unlisted"]).openapi({
        description:
          "`hidden`: out for a while. `retired`: ended by staff. `unlisted`: ended because a stock list no longer names it.",
      }),
      title: z.string().nullable(),
    })
    .openapi("WithdrawnProduct");

  const list = staffRoute({
    method: "get",
    path: "/admin/products/withdrawn",
    summary: "Products that are not shown",
    description: "Hidden and retired ones, by code.",
    query: z.object({ languageCode: languageParameter, page: pageParameter, limit: limitParameter(20) }),
    responses: answers(
      200,
      "A page of products",
      z.object({ products: z.array(Withdrawn), totalCount: z.int(), totalPages: z.int() }),
    ),
  });
  const change = staffRoute({
    method: "post",
    path: "/admin/products/change",
    summary: "Hide, show, retire or move products",
    description:
      "By their codes. Hidden and retired products leave lists, search, sitemap and carts within a second; the page of a retired one answers 410. Imports respect it. Each change is on record.",
    limit: limitRequests(services.limits.changes),
    body: jsonBody(Change),
    responses: answers(200, "What became of each code", Outcome, 404),
  });
  return apiRoutes<SignedInEnvironment>()
    .openapi(list, async (context) => {
      const { page, limit } = context.req.valid("query");
      const { products, total } = await withdrawnProducts(services.db, { page, limit });
      return answer(context, { products, totalCount: total, totalPages: Math.ceil(total / limit) });
    })
    .openapi(change, async (context) => {
      const body = context.req.valid("json");
      const by = askedBy(context);
      let outcome: ChangeOutcome;
      try {
        outcome =
          body.action === "move"
            ? await moveProducts(services.db, body.codes, { id: body.category_id }, by)
            : body.action === "retire"
              ? await retireProducts(services.db, body.codes, "staff", by)
              : await (body.action === "hide" ? hideProducts : showProducts)(services.db, body.codes, by);
      } catch (error) {
        if (error instanceof UnknownCategoryError) return refuse(context, 404, "categoryNotFound");
        throw error;
      }
      return answerWith(context, 200, catalogueMessages.productsChanged, outcome);
    });
}

const params = z.object({
  code: z.string().min(1).max(100).openapi({ description: "Code of the article.", example: "PF-1001" }),
});

/** `/admin/products/{code}/article`: price list, supply and facts of one article. */
export function articleAdminRoutes(services: CatalogueServices): OpenAPIHono<SignedInEnvironment> {
  const StaffArticle = articleSchema.clone().openapi("StaffArticle");
  const read = staffRoute({
    method: "get",
    path: "/admin/products/{code}/article",
    summary: "Prices, supply and facts of an article",
    description: "By its code, also of one that is not shown.",
    params,
    responses: answers(200, "The article", StaffArticle, 404),
  });
  const change = staffRoute({
    method: "put",
    path: "/admin/products/{code}/article",
    summary: "State prices, supply and facts of an article",
    description:
      "Only what is sent, each whole; null takes a fact away. `price_breaks` are the prices of larger quantities, for everybody or for one customer group; a buyer gets the lowest price that the quantity reaches. An import replaces what its list has columns for. Each name that changed is on record.",
    limit: limitRequests(services.limits.changes),
    params,
    body: namedBody("ArticleChange", articleChangeSchema, {
      stock: 43_200,
      lead_time_days: 15,
      price_breaks: [{ from_quantity: 20_000, amount_minor: 185, group: null }],
    }),
    responses: answers(200, "The article as it is now", StaffArticle, 404),
  });
  return apiRoutes<SignedInEnvironment>()
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
          ? answerWith(context, 200, catalogueMessages.productsChanged, changed.article)
          : refuse(context, 404, "productNotFound");
      } catch (error) {
        if (!(error instanceof GtinTakenError)) throw error;
        const message = filled(catalogueMessages.gtinTaken[languageOf(context)], { code: error.holder });
        return refuse(context, 400, "invalid", {}, [{ field: "facts.gtin", message }]);
      }
    });
}
