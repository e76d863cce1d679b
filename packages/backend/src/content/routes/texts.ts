import { type OpenAPIHono, z } from "@hono/zod-openapi";
import {
  answer,
  answers,
  apiRoutes,
  type AppEnvironment,
  catalogueCaching,
  idParameter,
  refuse,
  visitorRoute,
  textLanguage,
  textQuery,
} from "../../http/index.ts";
import type { ContentServices } from "../services.ts";
import { campaignState, presentCampaign, presentCompanyPage } from "../present/texts.ts";
import { Campaign, CompanyPage } from "./components.ts";

/** `GET /campaigns` and a page for each. */
export function campaignRoutes(services: ContentServices): OpenAPIHono<AppEnvironment> {
  const middleware = [services.cachedRead(catalogueCaching)];
  const list = visitorRoute({
    method: "get",
    path: "/campaigns",
    tags: ["Content"],
    summary: "Campaigns",
    description: "Those that run now, unless others are asked for; the one that ends first leads.",
    middleware,
    query: z.object({
      state: z.enum(["running", "upcoming", "all"]).default("running").openapi({
        description: "`all` has those that have ended too.",
        example: "running",
      }),
      languageCode: textLanguage,
    }),
    responses: answers(200, "Campaigns", z.array(Campaign)),
  });
  const detail = visitorRoute({
    method: "get",
    path: "/campaigns/{id}",
    tags: ["Content"],
    summary: "One campaign",
    description: "Also one that has ended or not begun; `state` says which.",
    middleware,
    params: z.object({ id: idParameter("Id of the campaign.") }),
    query: textQuery,
    responses: answers(200, "The campaign", Campaign, 404),
  });
  return apiRoutes<AppEnvironment>()
    .openapi(list, (context) => {
      const { state, languageCode } = context.req.valid("query");
      const now = Date.now();
      const campaigns = services
        .content()
        .shown("campaigns", now)
        .filter((entry) => state === "all" || campaignState(entry, now) === state)
        .toSorted((a, b) => a.record.facts.valid_to.localeCompare(b.record.facts.valid_to));
      return answer(
        context,
        campaigns.map((entry) => presentCampaign(entry, services.media, languageCode, now)),
      );
    })
    .openapi(detail, (context) => {
      const now = Date.now();
      const entry = services.content().find("campaigns", context.req.valid("param").id, now);
      if (!entry) return refuse(context, 404, "entryNotFound");
      const { languageCode } = context.req.valid("query");
      return answer(context, presentCampaign(entry, services.media, languageCode, now));
    });
}

/** `GET /company-pages/{key}`: a page about the company, its services or an industry. */
export function companyPageRoutes(services: ContentServices): OpenAPIHono<AppEnvironment> {
  const detail = visitorRoute({
    method: "get",
    path: "/company-pages/{key}",
    tags: ["Content"],
    summary: "A page about the company",
    description:
      "Pages have fixed keys and addresses: `production`, `quality`, `sustainability`, `services`, `downloads`, and one for each industry, such as `sector-food`.",
    middleware: [services.cachedRead(catalogueCaching)],
    params: z.object({
      key: z.string().max(120).openapi({ description: "Key of the page.", example: "production" }),
    }),
    query: textQuery,
    responses: answers(200, "The page", CompanyPage, 404),
  });
  return apiRoutes<AppEnvironment>().openapi(detail, (context) => {
    const { key } = context.req.valid("param");
    const page = services
      .content()
      .shown("company-pages")
      .find(({ record }) => record.key === key);
    if (!page) return refuse(context, 404, "entryNotFound");
    return answer(context, presentCompanyPage(page, context.req.valid("query").languageCode));
  });
}
