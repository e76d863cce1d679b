import { OpenAPIHono } from "@hono/zod-openapi";
import type { AppEnvironment } from "../../http/index.ts";
import type { ContentServices } from "../services.ts";
import { contentAdminRoutes } from "./admin.ts";
import { articleRoutes } from "./articles.ts";
import { campaignRoutes, companyPageRoutes } from "./texts.ts";
import { contentListRoutes } from "./lists.ts";

/** All endpoints of the contract for content. */
export function contentRoutes(services: ContentServices): OpenAPIHono<AppEnvironment> {
  return new OpenAPIHono<AppEnvironment>()
    .route("/", articleRoutes(services))
    .route("/", contentListRoutes(services))
    .route("/", campaignRoutes(services))
    .route("/", companyPageRoutes(services))
    .route("/", contentAdminRoutes(services));
}
