import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { siteSettingsSchema } from "@preforma/domain/settings/schema";
import { fieldErrors } from "@preforma/domain/validation";
import {
  alwaysAsk,
  answer,
  answers,
  apiRoutes,
  type AppEnvironment,
  jsonBody,
  languageOf,
  limitRequests,
  refuse,
  answerWith,
  visitorRoute,
} from "../http/index.ts";
import type { BaseServices } from "../http/services.ts";
import { publicSettings, readSettings, settingsId } from "./store.ts";
import { askedBy, type SignedInEnvironment, staffRoute } from "../account/index.ts";
import { changeSettings } from "./change.ts";
import { settingsChangeSchema, staffSettings, staffSettingsSchema } from "./change-schema.ts";
import settingsMessages from "./messages.json" with { type: "json" };

/** `GET /general-settings/{id}`: the public settings of the site. */
export function settingsRoutes(services: BaseServices) {
  // A schema created before the OpenAPI library was loaded lacks its method, so the schema is cloned.
  const schema = siteSettingsSchema.clone().openapi("SiteSettings");
  const route = visitorRoute({
    method: "get",
    path: "/general-settings/{id}",
    tags: ["Settings"],
    summary: "Settings of the site",
    description:
      "Company, languages, contact lists, social links, notices and switches. Secrets such as the mail server's are never part of it.",
    middleware: [services.cachedRead(alwaysAsk)],
    params: z.object({
      id: z.coerce.number().int().positive().openapi({ description: "Always 1.", example: 1 }),
    }),
    query: z.object({}),
    responses: answers(200, "The settings", schema, 404),
  });
  return apiRoutes<AppEnvironment>().openapi(route, (context) => {
    if (context.req.valid("param").id !== settingsId) return refuse(context, 404, "settingsNotFound");
    return answer(context, publicSettings(services.settings()));
  });
}

/** `/admin/settings`: the settings that staff read and change. */
export function settingsAdminRoutes(services: BaseServices): OpenAPIHono<SignedInEnvironment> {
  const Settings = staffSettingsSchema.clone().openapi("StaffSettings");
  const Change = settingsChangeSchema(services.mediaHosts).openapi("SettingsChange", {
    example: { fixed_menu: true, notification_email: "notices@example.com" },
  });
  const read = staffRoute({
    method: "get",
    path: "/admin/settings",
    summary: "All settings",
    description: "Of the mail server's password it only says whether there is one.",
    responses: answers(200, "The settings", Settings),
  });
  const change = staffRoute({
    method: "put",
    path: "/admin/settings",
    summary: "Change settings",
    description:
      "Only those that are sent, each whole. Without `smtp_config.password` the stored one stays, unless server or user change. Visitors see it within a second; each name that changed is on record.",
    limit: limitRequests(services.limits.changes),
    body: jsonBody(Change),
    responses: answers(200, "Changed", Settings),
  });
  // The settings in memory may be slightly older than the ones just written.
  const now = async () => staffSettings((await readSettings(services.db)) ?? services.settings());
  return apiRoutes<SignedInEnvironment>()
    .openapi(read, async (context) => answer(context, await now()))
    .openapi(change, async (context) => {
      const by = askedBy(context);
      try {
        await changeSettings(services.db, context.req.valid("json"), by);
      } catch (error) {
        if (!(error instanceof z.ZodError)) throw error;
        return refuse(context, 400, "invalid", {}, fieldErrors(error.issues, languageOf(context)));
      }
      return answerWith(context, 200, settingsMessages.changed, await now());
    });
}
