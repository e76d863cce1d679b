import { type OpenAPIHono, z } from "@hono/zod-openapi";
import {
  articleKinds,
  articlePageSize,
  blogTags,
  type ArticleKind,
  type BlogTag,
} from "@preforma/domain/content";
import {
  answer,
  answers,
  apiRoutes,
  type AppEnvironment,
  catalogueCaching,
  idParameter,
  limitParameter,
  pageMeta,
  pageParameter,
  refuse,
  visitorRoute,
  textLanguage,
  textQuery,
} from "../../http/index.ts";
import type { ContentServices } from "../services.ts";
import {
  newestFirst,
  presentArticle,
  presentArticleDetail,
  tagsOf,
  type Article,
} from "../present/articles.ts";
import { presentWord } from "../present/entry.ts";
import { ArticleDetail, ArticleList } from "./components.ts";

const what: Record<ArticleKind, { one: string; many: string }> = {
  news: { one: "One piece of news", many: "News of the company" },
  announcements: { one: "One announcement", many: "Announcements to customers" },
  blog: { one: "One article of the blog", many: "Articles of the blog" },
};

const tagKeys = Object.keys(blogTags) as [BlogTag, ...BlogTag[]];

/** `GET /news`, `/announcements` and `/blog` with a page for each article. */
export function articleRoutes(services: ContentServices): OpenAPIHono<AppEnvironment> {
  const routes = apiRoutes<AppEnvironment>();
  for (const kind of articleKinds) addArticleRoutes(routes, services, kind);
  return routes;
}

function addArticleRoutes(
  routes: OpenAPIHono<AppEnvironment>,
  services: ContentServices,
  kind: ArticleKind,
): void {
  const middleware = [services.cachedRead(catalogueCaching)];
  const paging = { page: pageParameter, limit: limitParameter(articlePageSize), languageCode: textLanguage };
  const tag = z
    .enum(tagKeys)
    .optional()
    .openapi({ description: "Only articles with this tag.", example: "neck-finishes" });
  // News and announcements have no tags to filter by.
  const query = kind === "blog" ? z.object({ ...paging, tag }) : z.object(paging);
  const list = visitorRoute({
    method: "get",
    path: `/${kind}` as const,
    tags: ["Content"],
    summary: what[kind].many,
    description:
      "The newest first. What is not published yet, has expired or was taken off is not among them. `meta` pages as product lists do.",
    middleware,
    query,
    responses: answers(200, "A page of articles", ArticleList),
  });
  const detail = visitorRoute({
    method: "get",
    path: `/${kind}/{id}` as const,
    tags: ["Content"],
    summary: what[kind].one,
    description:
      "With its whole text as sanitised HTML and others of its kind to go on with. `seo_translations` has all languages.",
    middleware,
    params: z.object({ id: idParameter("Id of the article.") }),
    query: textQuery,
    responses: answers(200, "The article", ArticleDetail, 404),
  });
  routes.openapi(list, (context) => {
    const { page, limit, languageCode, ...more } = context.req.valid("query");
    const requestedTag = tagKeys.find((key) => "tag" in more && more.tag === key);
    const articles: Article[] = services.content().shown(kind);
    const chosen = newestFirst(
      requestedTag === undefined
        ? articles
        : articles.filter((article) => tagsOf(article).includes(requestedTag)),
    );
    return answer(context, {
      items: chosen
        .slice((page - 1) * limit, page * limit)
        .map((article) => presentArticle(article, services.media, languageCode)),
      meta: pageMeta(chosen.length, { page, limit }),
      tags: tagKeys
        .map((key) => ({
          ...presentWord(blogTags, key, languageCode),
          count: articles.filter((article) => tagsOf(article).includes(key)).length,
        }))
        .filter(({ count }) => count > 0),
    });
  });
  routes.openapi(detail, (context) => {
    const article = services.content().find(kind, context.req.valid("param").id);
    if (!article) return refuse(context, 404, "entryNotFound");
    const { languageCode } = context.req.valid("query");
    return answer(
      context,
      presentArticleDetail(article, services.content().shown(kind), services.media, languageCode),
    );
  });
}
