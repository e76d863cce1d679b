import { z } from "@hono/zod-openapi";
import { listMetaSchema } from "@preforma/domain/catalogue/schema";
import { locales, type Locale } from "@preforma/domain/locales";
import {
  answer,
  answers,
  apiRoutes,
  type AppEnvironment,
  catalogueCaching,
  pageMeta,
  visitorRoute,
} from "../../http/index.ts";
import type { CatalogueServices } from "../services.ts";
import type { ByLocale } from "../load.ts";
import { maxPageNumber } from "@preforma/domain/limits";

const entrySchema = z
  .object({
    id: z.int().positive(),
    slugs: z
      .partialRecord(z.enum(locales), z.string())
      .openapi({ description: "Active slugs by language.", example: { tr: "pet-sise-500-ml" } }),
    updated_at: z.iso.datetime(),
  })
  .openapi("SitemapEntry");

/** `GET /sitemap`: ids and slugs of everything that has a page. */
export function sitemapRoutes(services: CatalogueServices) {
  const route = visitorRoute({
    method: "get",
    path: "/sitemap",
    tags: ["Sitemap"],
    summary: "Ids and slugs of all pages",
    description: "Categories or products with their slugs in every language, page by page, for sitemap.xml.",
    middleware: [services.cachedRead(catalogueCaching)],
    query: z.object({
      entity: z
        .enum(["categories", "products"])
        .default("products")
        .openapi({ description: "What to list.", example: "products" }),
      page: z.coerce
        .number()
        .int()
        .min(1)
        .max(maxPageNumber)
        .default(1)
        .openapi({ description: "From 1.", example: 1, type: "integer" }),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(10_000)
        .default(5000)
        .openapi({ description: "Entries per page.", example: 5000, type: "integer" }),
    }),
    responses: answers(
      200,
      "One page of entries",
      z.object({ entries: z.array(entrySchema), meta: listMetaSchema }),
    ),
  });
  return apiRoutes<AppEnvironment>().openapi(route, (context) => {
    const { entity, page, limit } = context.req.valid("query");
    const { products, categories } = services.catalogue();
    const all =
      entity === "products"
        ? [...products.values()]
        : [...categories.values()].filter(({ productCount }) => productCount > 0);
    const entries = all.slice((page - 1) * limit, page * limit).map(({ id, slugs, updatedAt }) => ({
      id,
      slugs: slugRecord(slugs),
      updated_at: new Date(updatedAt).toISOString(),
    }));
    return answer(context, { entries, meta: pageMeta(all.length, { page, limit }) });
  });
}

function slugRecord(slugs: ByLocale): Partial<Record<Locale, string>> {
  return Object.fromEntries(
    locales.flatMap((locale, index) => (slugs[index] ? [[locale, slugs[index]]] : [])),
  );
}
