import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { messageTexts } from "@preforma/domain/errors";
import { maxSamples } from "@preforma/domain/samples";
import { sampleRequestSchema } from "@preforma/domain/samples/schema";
import {
  type AppEnvironment,
  jsonBody,
  languageOf,
  limitRequests,
  refuseInvalid,
  refuseWith,
} from "../../http/index.ts";
import type { CatalogueServices } from "../../catalogue/services.ts";
import { sampleContent } from "../arrival.ts";
import requestExamples from "../examples.json" with { type: "json" };
import { formParameters, formResponses, repeatable, store } from "./form.ts";

const productMissing = messageTexts("PRODUCT_ID_MISSING");

/** `POST /sample-requests`. */
export function sampleRoutes(services: CatalogueServices): OpenAPIHono<AppEnvironment> {
  const route = createRoute({
    method: "post",
    path: "/sample-requests",
    tags: ["Requests"],
    summary: "Ask for samples",
    description: `Of up to ${maxSamples} products, sent to an address. ${repeatable}`,
    middleware: [limitRequests(services.limits.forms)],
    request: {
      ...formParameters,
      body: jsonBody(
        sampleRequestSchema.clone().openapi("SampleRequest", { example: requestExamples.sample }),
      ),
    },
    responses: formResponses,
  });
  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid }).openapi(route, (context) => {
    const body = context.req.valid("json");
    const message = productMissing[languageOf(context)];
    const { products } = services.catalogue();
    const unknown = body.items.flatMap(({ product_id }, place) =>
      products.has(product_id) ? [] : [{ field: `items.${place}.product_id`, message }],
    );
    if (unknown.length > 0) return refuseWith(context, 400, productMissing, unknown);
    return store(services, context, sampleContent(body), {
      headerKey: context.req.valid("header")["idempotency-key"],
      bodyKey: body.request_key,
    });
  });
}
