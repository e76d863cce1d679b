import { z } from "@hono/zod-openapi";
import {
  answer,
  answers,
  apiRoutes,
  type AppEnvironment,
  catalogueCaching,
  refuse,
  visitorRoute,
  textQuery,
} from "../../http/index.ts";
import type { CatalogueServices } from "../services.ts";
import { presentCategory, presentTree } from "../present-category.ts";
import { Category, CategoryTree } from "./components.ts";

/** The category endpoints: flat, as a tree, featured, and by slug. */
export function categoryRoutes(services: CatalogueServices) {
  const reading = {
    method: "get" as const,
    tags: ["Categories"],
    middleware: [services.cachedRead(catalogueCaching)],
    query: textQuery,
  };

  const flat = visitorRoute({
    ...reading,
    path: "/product-categories",
    summary: "All categories in one list",
    description: "Active categories, parents before their children, with descriptions.",
    responses: answers(200, "The categories", z.array(Category)),
  });
  const tree = visitorRoute({
    ...reading,
    path: "/product-categories/tree",
    summary: "Categories as a tree",
    description:
      "Active root categories with all active ones below them, for menus; descriptions are left out.",
    responses: answers(200, "The root categories", z.array(CategoryTree)),
  });
  const featured = visitorRoute({
    ...reading,
    path: "/product-categories/filter",
    summary: "Featured categories",
    description: "Categories that are featured and active, in their order.",
    responses: answers(200, "The categories", z.array(Category)),
  });
  const bySlug = visitorRoute({
    ...reading,
    path: "/product-categories/by-slug/{slug}",
    summary: "Find a category by its slug",
    description:
      "Finds a category by its slug of today in any language, else by one it had before. `languageCode` is preferred where two share a slug.",
    params: z.object({
      slug: z.string().min(1).max(200).openapi({ description: "Slug.", example: "pet-siseler" }),
    }),
    responses: answers(
      200,
      "The category and whether the slug is one of today's",
      z.object({ id: z.int().positive(), is_active: z.boolean() }).openapi("CategoryMatch"),
      404,
    ),
  });

  return apiRoutes<AppEnvironment>()
    .openapi(flat, (context) => {
      const requested = context.req.valid("query").languageCode;
      return answer(
        context,
        [...services.catalogue().categories.values()].map((entry) =>
          presentCategory(entry, services.media, requested, true),
        ),
      );
    })
    .openapi(tree, (context) => {
      const requested = context.req.valid("query").languageCode;
      return answer(
        context,
        services.catalogue().roots.map((entry) => presentTree(entry, services.media, requested)),
      );
    })
    .openapi(featured, (context) => {
      const requested = context.req.valid("query").languageCode;
      const categories = [...services.catalogue().categories.values()].filter((entry) => entry.isFeatured);
      return answer(
        context,
        categories.map((entry) => presentCategory(entry, services.media, requested, true)),
      );
    })
    .openapi(bySlug, async (context) => {
      const { slug } = context.req.valid("param");
      const found = await findCategory(
        services,
        slug.normalize("NFC").toLowerCase(),
        context.req.valid("query").languageCode,
      );
      return found ? answer(context, found) : refuse(context, 404, "categoryNotFound");
    });
}

async function findCategory(
  services: CatalogueServices,
  slug: string,
  language: string | undefined,
): Promise<{ id: number; is_active: boolean } | null> {
  const { categories, categoryIdBySlug, categoryIdByLanguageAndSlug } = services.catalogue();
  const current =
    (language && categoryIdByLanguageAndSlug.get(`${language}/${slug}`)) ?? categoryIdBySlug.get(slug);
  if (current) return { id: current, is_active: true };
  const retired = await services.db
    .selectFrom("retired_slugs")
    .select(["entity_id", "language_code"])
    .where("entity_type", "=", "category")
    .where("slug", "=", slug)
    .orderBy("entity_id")
    .execute();
  const visible = retired.filter((row) => categories.has(row.entity_id));
  const best = visible.find((row) => row.language_code === language) ?? visible[0];
  return best ? { id: best.entity_id, is_active: false } : null;
}
