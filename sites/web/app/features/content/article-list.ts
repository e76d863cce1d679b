import { articlesQuery, type ArticleKind, type BlogTag } from "@preforma/domain/content";
import { ApiError } from "@preforma/domain/http";
import { pathTo } from "@preforma/domain/routes";
import { notFound } from "../../platform/http/not-found-response.ts";
import type { PageContext } from "../../platform/loading/page-load.ts";
import { plainPage } from "../../platform/page/plain-page.ts";
import { articleKindAt, feedPath } from "./article-kinds.ts";
import { articleCard, type ArticleCard } from "./article-view.ts";

/** Three rows of three. */
const pageSize = 9;

/** The URL of a page of a list of articles, with the tag that filters it. */
export function listHref(path: string, page: number, tag?: string): string {
  const query = new URLSearchParams();
  if (tag !== undefined) query.set("tag", tag);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Loads a page of news, announcements or the blog. */
export async function loadArticleList(context: PageContext) {
  const { locale, t, url, client, read } = context;
  const kind = articleKindAt(url);
  const tag = url.searchParams.get("tag") ?? undefined;
  const number = url.searchParams.get("page") ?? "1";
  const page = /^[1-9]\d{0,5}$/.test(number) ? Number(number) : 0;
  if (page === 0 || (tag !== undefined && kind !== "blog")) throw notFound();
  const list = await read(
    // The API validates the tag.
    articlesQuery(client, locale, kind, { page, limit: pageSize, ...(tag ? { tag: tag as BlogTag } : {}) }),
  ).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 400 ? notFound() : error;
  });
  if (page > 1 && page > list.meta.totalPages) throw notFound();

  const plain = plainPage(kind, "content", context);
  const chosen = list.tags.find(({ key }) => key === tag);
  const path = pathTo(kind, locale);
  const title = chosen ? t("content:taggedTitle", { title: plain.title, tag: chosen.title }) : plain.title;
  const suffix = page > 1 ? ` – ${t("content:pageSuffix", { page })}` : "";
  return {
    ...plain,
    title,
    head: {
      ...plain.head,
      title: `${title}${suffix}`,
      canonical: listHref(path, page, tag),
      alternates: Object.fromEntries(
        Object.entries(plain.head.alternates).map(([language, other]) => [
          language,
          listHref(other, page, tag),
        ]),
      ),
      feed: { title: t("content:feed.title", { title: plain.title }), path: feedPath(kind, locale) },
    },
    articles: alike(
      kind,
      list.items.map((article) => articleCard(kind, article, locale)),
    ),
    page,
    pages: list.meta.totalPages,
    ...(tag ? { tag } : {}),
    tags: list.tags.map(({ key, title: name, count }) => ({
      key,
      title: name,
      count,
      href: listHref(path, 1, key),
      current: key === tag,
    })),
  };
}

/**
 * Cards of uniform appearance. Announcements have no pictures, as one of a product would be unrelated. Other articles
 * without a picture get a drawn cover.
 */
export function alike(kind: ArticleKind, cards: readonly ArticleCard[]): ArticleCard[] {
  return cards.map(({ image, ...card }) =>
    kind === "announcements" ? card : { ...card, image: image ?? null },
  );
}
