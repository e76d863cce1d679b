import { createHash, timingSafeEqual } from "node:crypto";
import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { maintenanceCookie } from "@preforma/domain/settings";
import { getCookie, setCookie } from "hono/cookie";
import {
  alwaysAsk,
  answer,
  answers,
  apiRoutes,
  type AppEnvironment,
  limitRequests,
  refusals,
  refuse,
  visitorRoute,
} from "../http/index.ts";
import type { BaseServices } from "../http/services.ts";

/** How long a browser has access to a closed site, s. */
const admittedFor = 24 * 60 * 60;

/** The path of the link that gives a browser access, below the site's origin. */
export function previewPath(key: string): string {
  return `/api/v1/maintenance/preview?key=${encodeURIComponent(key)}`;
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Constant-time comparison, which reveals nothing about the key. */
const isKey = (given: string | undefined, key: string | null): boolean =>
  given !== undefined && key !== null && timingSafeEqual(digest(given), digest(key));

/** `GET /maintenance` and the link for staff to view a closed site. */
export function maintenanceRoutes(services: BaseServices): OpenAPIHono<AppEnvironment> {
  const state = z
    .object({ maintenance_mode: z.boolean(), admitted: z.boolean() })
    .openapi("MaintenanceState");
  const read = visitorRoute({
    method: "get",
    path: "/maintenance",
    tags: ["Settings"],
    summary: "Whether the site is closed",
    description: "And whether the cookie of the visitor lets them in nevertheless.",
    query: z.object({}),
    responses: answers(200, "The state", state),
  });
  const preview = visitorRoute({
    method: "get",
    path: "/maintenance/preview",
    tags: ["Settings"],
    summary: "Let a browser into the closed site",
    description:
      "The link that `pnpm staff maintenance link` prints. Sets a cookie for a day and leads to the home page.",
    limit: limitRequests(services.limits.changes),
    query: z.object({
      key: z.string().max(200).openapi({ description: "The secret of the link.", example: "3q2-7wAAQkFaZ1" }),
    }),
    responses: { 303: { description: "The browser is let in" }, ...refusals(404) },
  });
  return apiRoutes<AppEnvironment>()
    .openapi(read, (context) => {
      context.header("Cache-Control", alwaysAsk);
      const { maintenance_mode, maintenance_key } = services.settings();
      return answer(context, {
        maintenance_mode,
        admitted: isKey(getCookie(context, maintenanceCookie), maintenance_key),
      });
    })
    .openapi(preview, (context) => {
      const { key } = context.req.valid("query");
      if (!isKey(key, services.settings().maintenance_key)) return refuse(context, 404, "pathNotFound");
      setCookie(context, maintenanceCookie, key, {
        path: "/",
        httpOnly: true,
        sameSite: "Lax",
        secure: services.publicOrigin.startsWith("https:"),
        maxAge: admittedFor,
      });
      context.header("Cache-Control", "no-store");
      return context.redirect("/", 303);
    });
}
