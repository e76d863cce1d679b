import { OpenAPIHono } from "@hono/zod-openapi";
import type { AppEnvironment } from "../../http/index.ts";
import type { CatalogueServices } from "../services.ts";
import { productAdminRoutes, articleAdminRoutes } from "./admin.ts";
import { categoryRoutes } from "./categories.ts";
import { productListRoutes } from "./product-lists.ts";
import { productPageRoutes } from "./product-pages.ts";
import { sitemapRoutes } from "./sitemap.ts";

/** All endpoints of the contract for products and categories. */
export function catalogueRoutes(services: CatalogueServices) {
  return new OpenAPIHono<AppEnvironment>()
    .route("/", productListRoutes(services))
    .route("/", productPageRoutes(services))
    .route("/", categoryRoutes(services))
    .route("/", sitemapRoutes(services))
    .route("/", productAdminRoutes(services))
    .route("/", articleAdminRoutes(services));
}
