import { OpenAPIHono } from "@hono/zod-openapi";
import type { AppEnvironment } from "../../http/index.ts";
import type { CatalogueServices } from "../../catalogue/services.ts";
import { applicationRoutes } from "./application.ts";
import { contactRoutes } from "./contact.ts";
import { feedbackRoutes } from "./feedback.ts";
import { offerRoutes } from "./offer.ts";
import { sampleRoutes } from "./sample.ts";

/** `POST /contact`, `/feedback`, `/job-applications`, `/offer-requests`, `/sample-requests`: what visitors send. */
export function requestRoutes(services: CatalogueServices): OpenAPIHono<AppEnvironment> {
  return new OpenAPIHono<AppEnvironment>()
    .route("/", contactRoutes(services))
    .route("/", feedbackRoutes(services))
    .route("/", offerRoutes(services))
    .route("/", sampleRoutes(services))
    .route("/", applicationRoutes(services));
}
