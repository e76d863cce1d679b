import { z } from "@hono/zod-openapi";
import {
  answer,
  answers,
  apiRoutes,
  type AppEnvironment,
  catalogueCaching,
  refuse,
  visitorRoute,
  textLanguage,
} from "../../http/index.ts";
import type { CatalogueServices } from "../services.ts";
import { productDetail } from "../detail.ts";
import { accessoriesOf } from "../fitting.ts";
import { gtinLengths } from "../gtins.ts";
import { presentProduct } from "../present-product.ts";
import { recommendedFor } from "../recommended.ts";
import { ProductDetail, productId, ProductSummary } from "./components.ts";

const limit = (max: number) =>
  z.coerce.number().int().min(1).max(100).default(max).openapi({
    description: "At most so many products.",
    example: max,
    type: "integer",
    minimum: 1,
    maximum: 100,
  });

/** The endpoints of a product's page: `detail`, `recommended` and `accessories`; and its lookup by GTIN. */
export function productPageRoutes(services: CatalogueServices) {
  const reading = {
    method: "get" as const,
    tags: ["Products"],
    middleware: [services.cachedRead(catalogueCaching)],
  };

  const detail = visitorRoute({
    ...reading,
    path: "/products/detail/{id}",
    summary: "One product",
    description:
      "All that a packaging buyer asks of an article. `seo_translations` has all languages and, as inactive, slugs of the past. A product that is no longer made is answered with 410.",
    params: z.object({ id: productId }),
    query: z.object({ languageCode: textLanguage, language: textLanguage }),
    responses: answers(200, "The product", ProductDetail, 404, 410),
  });
  const recommended = visitorRoute({
    ...reading,
    path: "/products/recommended",
    summary: "Products like one product",
    description:
      "Articles of the same category, near in volume, plastic and neck; one of each variant group.",
    query: z.object({
      productId,
      language: textLanguage,
      languageCode: textLanguage,
      limit: limit(12),
    }),
    responses: answers(200, "Products, nearest first", z.array(ProductSummary), 404),
  });
  const accessories = visitorRoute({
    ...reading,
    path: "/products/accessories/{id}",
    summary: "What fits a product",
    description:
      "For a container the closures that seal on its neck, for a closure the containers that it fits. Diameter and finish must both be the same: a 28/400 cap does not seal on a 28/410 neck.",
    params: z.object({ id: productId }),
    query: z.object({ language: textLanguage, languageCode: textLanguage, limit: limit(24) }),
    responses: answers(200, "Products that fit", z.array(ProductSummary), 404),
  });

  const byGtin = visitorRoute({
    ...reading,
    path: "/products/by-gtin/{gtin}",
    summary: "Find a product by its GTIN",
    description:
      "Finds the product that carries a Global Trade Item Number, given in 8, 12, 13 or 14 digits.",
    params: z.object({
      gtin: z
        .string()
        .regex(/^(?:\d{8}|\d{12,14})$/)
        .openapi({ description: "GTIN.", example: "09521234001003" }),
    }),
    query: z.object({}),
    responses: answers(200, "The product", z.object({ id: z.int().positive() }).openapi("ProductMatch"), 404),
  });

  return apiRoutes<AppEnvironment>()
    .openapi(byGtin, async (context) => {
      const found = await services.db
        .selectFrom("products")
        .select("id")
        // Records store it in the length in which it was issued.
        .where("gtin", "in", gtinLengths(context.req.valid("param").gtin))
        .orderBy("id")
        .execute();
      const shown = found.find(({ id }) => services.catalogue().products.has(id));
      return shown ? answer(context, { id: shown.id }) : refuse(context, 404, "productNotFound");
    })
    .openapi(detail, async (context) => {
      const query = context.req.valid("query");
      const { id } = context.req.valid("param");
      if (services.catalogue().retired.has(id)) return refuse(context, 410, "productRetired");
      const product = services.catalogue().products.get(id);
      const found = product && (await productDetail(services, product, query.languageCode ?? query.language));
      return found ? answer(context, found) : refuse(context, 404, "productNotFound");
    })
    .openapi(recommended, (context) => {
      const query = context.req.valid("query");
      const model = services.catalogue();
      const product = model.products.get(query.productId);
      if (!product) return refuse(context, 404, "productNotFound");
      const requested = query.language ?? query.languageCode;
      return answer(
        context,
        recommendedFor(product, model, query.limit).map((entry) =>
          presentProduct(entry, services, requested),
        ),
      );
    })
    .openapi(accessories, (context) => {
      const query = context.req.valid("query");
      const model = services.catalogue();
      const product = model.products.get(context.req.valid("param").id);
      if (!product) return refuse(context, 404, "productNotFound");
      const requested = query.language ?? query.languageCode;
      return answer(
        context,
        accessoriesOf(product, model.necks, query.limit).map((entry) =>
          presentProduct(entry, services, requested),
        ),
      );
    });
}
