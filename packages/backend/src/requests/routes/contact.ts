import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { messageTexts } from "@preforma/domain/errors";
import { contactSchema } from "@preforma/domain/requests/schema";
import { fieldMessage } from "@preforma/domain/validation";
import { type AppEnvironment, jsonBody, languageOf, limitRequests } from "../../http/index.ts";
import type { CatalogueServices } from "../../catalogue/services.ts";
import { contactContent } from "../arrival.ts";
import requestExamples from "../examples.json" with { type: "json" };
import { formParameters, formResponses, refuseForm, repeatable, store } from "./form.ts";

/** Section 5: a form with a gap gets one sentence about it, beside the sentences of its fields. */
const refuseIncomplete = refuseForm(messageTexts("FORM_INCOMPLETE"), (errors, context) => {
  const required = fieldMessage("required", languageOf(context));
  return errors.some(({ message }) => message === required);
});

/** `POST /contact`. */
export function contactRoutes(services: CatalogueServices): OpenAPIHono<AppEnvironment> {
  const schema = contactSchema.clone().openapi("ContactMessage", { example: requestExamples.contact });
  const route = createRoute({
    method: "post",
    path: "/contact",
    tags: ["Requests"],
    summary: "Write to the company",
    description: `The last name may be left out. ${repeatable}`,
    middleware: [limitRequests(services.limits.forms)],
    request: { ...formParameters, body: jsonBody(schema) },
    responses: formResponses,
  });
  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseIncomplete }).openapi(route, (context) => {
    const body = context.req.valid("json");
    return store(services, context, contactContent(body), {
      headerKey: context.req.valid("header")["idempotency-key"],
      bodyKey: body.request_key,
    });
  });
}
