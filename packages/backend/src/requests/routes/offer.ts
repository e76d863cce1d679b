import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { messageTexts } from "@preforma/domain/errors";
import { maxOfferItems, maxPieces, requestLengths as max } from "@preforma/domain/requests";
import { offerRequestSchema } from "@preforma/domain/requests/schema";
import { type AppEnvironment, jsonBody, languageOf, limitRequests, refuseWith } from "../../http/index.ts";
import type { CatalogueServices } from "../../catalogue/services.ts";
import { offerContent } from "../arrival.ts";
import requestExamples from "../examples.json" with { type: "json" };
import { formParameters, formResponses, refuseForm, repeatable, store } from "./form.ts";

const productMissing = messageTexts("PRODUCT_ID_MISSING");

/** Section 5: a quote without a known product gets one sentence about it. */
const refuseWithoutProduct = refuseForm(productMissing, (errors) =>
  errors.every(({ field }) => /(?:^|\.)product_id$/.test(field)),
);

/** `POST /offer-requests`. */
export function offerRoutes(services: CatalogueServices): OpenAPIHono<AppEnvironment> {
  const schema = documented();
  const route = createRoute({
    method: "post",
    path: "/offer-requests",
    tags: ["Requests"],
    summary: "Ask for an offer",
    description: `For one product (\`product_id\`, \`quantity\`, \`variants\`) or, with \`items\`, for up to ${maxOfferItems} at once. ${repeatable}`,
    middleware: [limitRequests(services.limits.forms)],
    request: { ...formParameters, body: jsonBody(schema) },
    responses: formResponses,
  });
  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseWithoutProduct }).openapi(route, (context) => {
    const body = context.req.valid("json");
    const locale = languageOf(context);
    const { products } = services.catalogue();
    const unknown = body.items.flatMap(({ product_id }, index) => (products.has(product_id) ? [] : [index]));
    if (unknown.length > 0) {
      const message = productMissing[locale];
      const field = (index: number): string =>
        body.items.length > 1 ? `items.${index}.product_id` : "product_id";
      return refuseWith(
        context,
        400,
        productMissing,
        unknown.map((index) => ({ field: field(index), message })),
      );
    }
    return store(services, context, offerContent(body, locale), {
      headerKey: context.req.valid("header")["idempotency-key"],
      bodyKey: body.request_key,
    });
  });
}

/** The schema is two in one, which the document cannot derive from it, so it is stated here. */
function documented() {
  const text = (maxLength: number) => ({ type: "string" as const, minLength: 1, maxLength });
  const item = {
    product_id: { type: "integer" as const, minimum: 1 },
    quantity: { type: "integer" as const, minimum: 1, maximum: maxPieces },
    variants: {
      type: "object" as const,
      description: "What was chosen, by what it is called.",
      additionalProperties: text(max.variant),
    },
  };
  return offerRequestSchema.clone().openapi("OfferRequest", {
    type: "object",
    required: ["first_name", "last_name", "company", "phone", "email", "message"],
    properties: {
      first_name: text(max.name),
      last_name: text(max.name),
      company: text(max.company),
      phone: text(60),
      email: { type: "string", format: "email", maxLength: 254 },
      message: text(max.message),
      product_url: { type: "string", maxLength: 2048 },
      ...item,
      items: {
        type: "array",
        minItems: 1,
        maxItems: maxOfferItems,
        items: { type: "object", required: ["product_id", "quantity"], properties: item },
      },
      request_key: { type: "string", pattern: "^[\\w-]{8,100}$" },
    },
    example: requestExamples.offer,
  });
}
