import { OpenAPIHono, z } from "@hono/zod-openapi";
import { askedBy, type SignedInEnvironment, staffRoute } from "../../account/index.ts";
import {
  answer,
  jsonAnswer,
  jsonBody,
  languageParameter,
  languageQuery,
  limitParameter,
  limitRequests,
  pageParameter,
  refusals,
  refuse,
  refuseInvalid,
  tell,
} from "../../http/index.ts";
import type { CatalogueServices } from "../services.ts";
import {
  hideProducts,
  moveProducts,
  retireProducts,
  showProducts,
  UnknownCategoryError,
  type ChangeOutcome,
} from "../store.ts";
import { productsChanged } from "../messages.ts";
import { withdrawnProducts } from "../withdrawn.ts";

/** Products that one call may change. */
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
    request: {
      query: z.object({ languageCode: languageParameter, page: pageParameter, limit: limitParameter(20) }),
    },
    responses: {
      200: jsonAnswer(
        "A page of products",
        z.object({ products: z.array(Withdrawn), totalCount: z.int(), totalPages: z.int() }),
      ),
      ...refusals(400, 401, 403),
    },
  });
  const change = staffRoute({
    method: "post",
    path: "/admin/products/change",
    summary: "Hide, show, retire or move products",
    description:
      "By their codes. Hidden and retired products leave lists, search, sitemap and carts within a second; the page of a retired one answers 410. Imports respect it. Each change is on record.",
    limit: limitRequests(services.limits.changes),
    request: {
      query: languageQuery,
      body: jsonBody(Change),
    },
    responses: {
      200: jsonAnswer("What became of each code", Outcome),
      ...refusals(400, 401, 403, 404, 413, 415, 429),
    },
  });
  return new OpenAPIHono<SignedInEnvironment>({ defaultHook: refuseInvalid })
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
      return tell(context, 200, productsChanged, outcome);
    });
}
