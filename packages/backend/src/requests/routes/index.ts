import { OpenAPIHono } from "@hono/zod-openapi";
import { messageTexts } from "@preforma/domain/errors";
import { maxOfferItems, maxPieces, requestLengths as max } from "@preforma/domain/requests";
import { contactSchema, feedbackSchema, offerRequestSchema } from "@preforma/domain/requests/schema";
import { fieldMessage } from "@preforma/domain/validation";
import { maxSamples } from "@preforma/domain/samples";
import { sampleRequestSchema } from "@preforma/domain/samples/schema";
import {
  apiRoutes,
  type AppEnvironment,
  jsonBody,
  languageOf,
  limitRequests,
  namedBody,
  refuseWith,
  visitorRoute,
} from "../../http/index.ts";
import type { CatalogueServices } from "../../catalogue/services.ts";
import { applicationRoutes } from "./application.ts";
import { contactContent, feedbackContent, offerContent, sampleContent, type Sender } from "../arrival.ts";
import requestExamples from "../examples.json" with { type: "json" };
import { formRoute, refuseForm, repeatable, store } from "./form.ts";

const productMissing = messageTexts("PRODUCT_ID_MISSING");

/** Section 5: a quote request without a known product gets one message about it. */
const refuseWithoutProduct = refuseForm(productMissing, (errors) =>
  errors.every(({ field }) => /(?:^|\.)product_id$/.test(field)),
);

/** `POST /offer-requests`. */
function offerRoutes(services: CatalogueServices): OpenAPIHono<AppEnvironment> {
  const schema = documented();
  const route = visitorRoute({
    ...formRoute,
    path: "/offer-requests",
    summary: "Ask for an offer",
    description: `For one product (\`product_id\`, \`quantity\`, \`variants\`) or, with \`items\`, for up to ${maxOfferItems} at once. ${repeatable}`,
    limit: limitRequests(services.limits.forms),
    body: jsonBody(schema),
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

/** The schema is a union, from which the OpenAPI document cannot be derived, so it is stated here. */
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

/** Section 5: an incomplete form gets one message about it, in addition to the messages of its fields. */
const refuseIncomplete = refuseForm(messageTexts("FORM_INCOMPLETE"), (errors, context) => {
  const required = fieldMessage("required", languageOf(context));
  return errors.some(({ message }) => message === required);
});

/** `POST /contact`. */
function contactRoutes(services: CatalogueServices): OpenAPIHono<AppEnvironment> {
  const schema = contactSchema.clone().openapi("ContactMessage", { example: requestExamples.contact });
  const route = visitorRoute({
    ...formRoute,
    path: "/contact",
    summary: "Write to the company",
    description: `The last name may be left out. ${repeatable}`,
    limit: limitRequests(services.limits.forms),
    body: jsonBody(schema),
  });
  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseIncomplete }).openapi(route, (context) => {
    const body = context.req.valid("json");
    return store(services, context, contactContent(body), {
      headerKey: context.req.valid("header")["idempotency-key"],
      bodyKey: body.request_key,
    });
  });
}

/** `POST /feedback`. */
function feedbackRoutes(services: CatalogueServices): OpenAPIHono<AppEnvironment> {
  const schema = feedbackSchema.clone().openapi("Feedback", { example: requestExamples.feedback });
  const route = visitorRoute({
    ...formRoute,
    path: "/feedback",
    summary: "Suggest, complain or ask",
    description: `Anonymous unless the bearer token says who writes; whatever the body says of a customer is ignored. ${repeatable}`,
    limit: limitRequests(services.limits.forms),
    body: jsonBody(schema),
  });
  return apiRoutes<AppEnvironment>().openapi(route, async (context) => {
    const body = context.req.valid("json");
    const actor = context.get("actor");
    const sender = actor && !body.is_anonymous ? await senderOf(services, actor.customerId) : null;
    return store(services, context, feedbackContent(body, sender), {
      headerKey: context.req.valid("header")["idempotency-key"],
      bodyKey: body.request_key,
    });
  });
}

/** The signed-in person, from the account. */
async function senderOf(services: CatalogueServices, customerId: number): Promise<Sender | null> {
  const person = await services.db
    .selectFrom("customers")
    .select(["name as first_name", "surname as last_name", "email", "phone"])
    .where("id", "=", customerId)
    .executeTakeFirst();
  return person ?? null;
}

/** `POST /sample-requests`. */
function sampleRoutes(services: CatalogueServices): OpenAPIHono<AppEnvironment> {
  const route = visitorRoute({
    ...formRoute,
    path: "/sample-requests",
    summary: "Ask for samples",
    description: `Of up to ${maxSamples} products, sent to an address. ${repeatable}`,
    limit: limitRequests(services.limits.forms),
    body: namedBody("SampleRequest", sampleRequestSchema, requestExamples.sample),
  });
  return apiRoutes<AppEnvironment>().openapi(route, (context) => {
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

/** `POST /contact`, `/feedback`, `/job-applications`, `/offer-requests`, `/sample-requests`: visitors' forms. */
export function requestRoutes(services: CatalogueServices): OpenAPIHono<AppEnvironment> {
  return new OpenAPIHono<AppEnvironment>()
    .route("/", contactRoutes(services))
    .route("/", feedbackRoutes(services))
    .route("/", offerRoutes(services))
    .route("/", sampleRoutes(services))
    .route("/", applicationRoutes(services));
}
