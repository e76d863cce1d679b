import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { ownRequestsSchema } from "@preforma/domain/requests/schema";
import { customerRoute, type SignedInEnvironment } from "../account/index.ts";
import {
  answer,
  answers,
  apiRoutes,
  languageOf,
  languageParameter,
  limitParameter,
  pageParameter,
} from "../http/index.ts";
import { articleCodes, previewsIn } from "../catalogue/preview.ts";
import type { CatalogueServices } from "../catalogue/services.ts";
import { quoteSummaries } from "../quotes/present.ts";
import { presentOwn, requestedProducts } from "./present.ts";
import { findRequests } from "./store.ts";

/** `GET /account/requests`: the signed-in customer's requests, and their state. */
export function ownRequestRoutes(services: CatalogueServices): OpenAPIHono<SignedInEnvironment> {
  const list = customerRoute({
    method: "get",
    path: "/account/requests",
    tags: ["Account"],
    summary: "One’s own requests",
    description:
      "Messages, applications and requests for offers that were sent while signed in, the newest first.",
    query: z.object({ page: pageParameter, limit: limitParameter(20), languageCode: languageParameter }),
    responses: answers(200, "A page of requests", ownRequestsSchema.clone().openapi("OwnRequests")),
  });
  return apiRoutes<SignedInEnvironment>().openapi(list, async (context) => {
    const { page, limit } = context.req.valid("query");
    const { customerId } = context.get("actor");
    const { requests, total } = await findRequests(services.db, { customerId, page, limit });
    const codes = await articleCodes(services.db, requestedProducts(requests));
    const quotes = await quoteSummaries(services.db, requests);
    const preview = previewsIn(services, languageOf(context));
    return answer(context, {
      requests: requests.map((request) => {
        const { status, ...quote } = quotes.get(request.id) ?? { status: request.status };
        const own = presentOwn({ ...request, status }, preview, codes);
        return "currency" in quote ? { ...own, quote } : own;
      }),
      totalCount: total,
      totalPages: Math.ceil(total / limit),
    });
  });
}
