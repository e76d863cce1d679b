import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { feedbackSchema } from "@preforma/domain/requests/schema";
import { type AppEnvironment, jsonBody, limitRequests, refuseInvalid } from "../../http/index.ts";
import type { CatalogueServices } from "../../catalogue/services.ts";
import { feedbackContent, type Sender } from "../arrival.ts";
import requestExamples from "../examples.json" with { type: "json" };
import { formParameters, formResponses, repeatable, store } from "./form.ts";

/** `POST /feedback`. */
export function feedbackRoutes(services: CatalogueServices): OpenAPIHono<AppEnvironment> {
  const schema = feedbackSchema.clone().openapi("Feedback", { example: requestExamples.feedback });
  const route = createRoute({
    method: "post",
    path: "/feedback",
    tags: ["Requests"],
    summary: "Suggest, complain or ask",
    description: `Anonymous unless the bearer token says who writes; whatever the body says of a customer is ignored. ${repeatable}`,
    middleware: [limitRequests(services.limits.forms)],
    request: { ...formParameters, body: jsonBody(schema) },
    responses: formResponses,
  });
  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid }).openapi(route, async (context) => {
    const body = context.req.valid("json");
    const actor = context.get("actor");
    const sender = actor && !body.is_anonymous ? await senderOf(services, actor.customerId) : null;
    return store(services, context, feedbackContent(body, sender), {
      headerKey: context.req.valid("header")["idempotency-key"],
      bodyKey: body.request_key,
    });
  });
}

/** The signed-in person, as the account says. */
async function senderOf(services: CatalogueServices, customerId: number): Promise<Sender | null> {
  const person = await services.db
    .selectFrom("customers")
    .select(["name as first_name", "surname as last_name", "email", "phone"])
    .where("id", "=", customerId)
    .executeTakeFirst();
  return person ?? null;
}
