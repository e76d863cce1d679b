import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { siteSettingsSchema } from "@preforma/domain/settings/schema";
import {
  alwaysAsk,
  answer,
  answerSchema,
  refusals,
  refuse,
  refuseInvalid,
  type AppEnvironment,
} from "../http/index.ts";
import type { BaseServices } from "../http/services.ts";
import { publicSettings, settingsId } from "./store.ts";

/** `GET /general-settings/{id}`: what every visitor may know about the site. */
export function settingsRoutes(services: BaseServices) {
  // A schema made before the OpenAPI library was loaded lacks its method, so the schema is cloned.
  const schema = answerSchema(siteSettingsSchema.clone().openapi("SiteSettings"));
  const route = createRoute({
    method: "get",
    path: "/general-settings/{id}",
    tags: ["Settings"],
    summary: "Settings of the site",
    description:
      "Company, languages, contact lists, social links, notices and switches. Secrets such as the mail server's are never part of it.",
    middleware: [services.cachedRead(alwaysAsk)],
    request: {
      params: z.object({
        id: z.coerce.number().int().positive().openapi({ description: "Always 1.", example: 1 }),
      }),
    },
    responses: {
      200: { description: "The settings", content: { "application/json": { schema } } },
      ...refusals(400, 404),
    },
  });
  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid }).openapi(route, (context) => {
    if (context.req.valid("param").id !== settingsId) return refuse(context, 404, "settingsNotFound");
    return answer(context, publicSettings(services.settings()));
  });
}
