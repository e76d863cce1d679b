import { OpenAPIHono, z } from "@hono/zod-openapi";
import { fieldErrors } from "@preforma/domain/validation";
import { askedBy, type SignedInEnvironment, staffRoute } from "../account/index.ts";
import {
  answer,
  jsonAnswer,
  jsonBody,
  languageOf,
  languageParameter,
  limitRequests,
  refusals,
  refuse,
  refuseInvalid,
  tell,
} from "../http/index.ts";
import type { BaseServices } from "../http/services.ts";
import { changeSettings } from "./change.ts";
import { settingsChangeSchema, staffSettings, staffSettingsSchema } from "./change-schema.ts";
import settingsMessages from "./messages.json" with { type: "json" };
import { readSettings } from "./store.ts";

/** `/admin/settings`: what staff read and change. */
export function settingsAdminRoutes(services: BaseServices): OpenAPIHono<SignedInEnvironment> {
  const Settings = staffSettingsSchema.clone().openapi("StaffSettings");
  const Change = settingsChangeSchema(services.mediaHosts).openapi("SettingsChange", {
    example: { fixed_menu: true, notification_email: "notices@example.com" },
  });
  const query = z.object({ languageCode: languageParameter });
  const settingsAnswer = (description: string) => jsonAnswer(description, Settings);
  const read = staffRoute({
    method: "get",
    path: "/admin/settings",
    summary: "All settings",
    description: "Of the mail server's password it only says whether there is one.",
    request: { query },
    responses: { 200: settingsAnswer("The settings"), ...refusals(400, 401, 403) },
  });
  const change = staffRoute({
    method: "put",
    path: "/admin/settings",
    summary: "Change settings",
    description:
      "Only those that are sent, each whole. Without `smtp_config.password` the stored one stays, unless server or user change. Visitors see it within a second; each name that changed is on record.",
    limit: limitRequests(services.limits.changes),
    request: { query, body: jsonBody(Change) },
    responses: { 200: settingsAnswer("Changed"), ...refusals(400, 401, 403, 413, 415, 429) },
  });
  // What is in memory may be some moments older than what was just written.
  const now = async () => staffSettings((await readSettings(services.db)) ?? services.settings());
  return new OpenAPIHono<SignedInEnvironment>({ defaultHook: refuseInvalid })
    .openapi(read, async (context) => answer(context, await now()))
    .openapi(change, async (context) => {
      const by = askedBy(context);
      try {
        await changeSettings(services.db, context.req.valid("json"), by);
      } catch (error) {
        if (!(error instanceof z.ZodError)) throw error;
        return refuse(context, 400, "invalid", {}, fieldErrors(error.issues, languageOf(context)));
      }
      return tell(context, 200, settingsMessages.changed, await now());
    });
}
