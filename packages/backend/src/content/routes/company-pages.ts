import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import {
  answer,
  type AppEnvironment,
  catalogueCaching,
  jsonAnswer,
  refusals,
  refuse,
  refuseInvalid,
} from "../../http/index.ts";
import { presentCompanyPage } from "../present/texts.ts";
import type { ContentServices } from "../services.ts";
import { CompanyPage, textLanguage } from "./components.ts";

/** `GET /company-pages/{key}`: what a page about the company, its services or an industry says. */
export function companyPageRoutes(services: ContentServices): OpenAPIHono<AppEnvironment> {
  const detail = createRoute({
    method: "get",
    path: "/company-pages/{key}",
    tags: ["Content"],
    summary: "A page about the company",
    description:
      "Pages have fixed keys and addresses: `production`, `quality`, `sustainability`, `services`, `downloads`, and one for each industry, such as `sector-food`.",
    middleware: [services.cachedRead(catalogueCaching)],
    request: {
      params: z.object({
        key: z.string().max(120).openapi({ description: "Key of the page.", example: "production" }),
      }),
      query: z.object({ languageCode: textLanguage }),
    },
    responses: {
      200: jsonAnswer("The page", CompanyPage),
      ...refusals(400, 404),
    },
  });
  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid }).openapi(detail, (context) => {
    const { key } = context.req.valid("param");
    const page = services
      .content()
      .shown("company-pages")
      .find(({ record }) => record.key === key);
    if (!page) return refuse(context, 404, "entryNotFound");
    return answer(context, presentCompanyPage(page, context.req.valid("query").languageCode));
  });
}
