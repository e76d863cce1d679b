import { articleQuery } from "@preforma/domain/content";
import { pathTo } from "@preforma/domain/routes";
import type { PageContext } from "../../platform/loading/page-context.ts";
import { notFound } from "../../platform/http/not-found-response.ts";
import type { HeadData } from "../../platform/seo/page-head.tsx";
import type { Crumb } from "../../platform/seo/structured-data.tsx";
import { articleKindAt, feedPath, kindRows } from "./article-kinds.ts";
import { listHref } from "./article-list.ts";
import { alike } from "./article-list.ts";
import { articleCard, coverImage } from "./article-view.ts";
import { shareImage } from "../../platform/seo/share-image.ts";
import { entryUrls, entryOf, foreign } from "./entry-page.ts";

/** Loads one piece of news, an announcement or an article of the blog. */
export async function loadArticle(context: PageContext) {
  const { locale, t, client, url } = context;
  const kind = articleKindAt(url);
  const article = await entryOf(context, (id) => articleQuery(client, locale, kind, id));
  const text = article.translations[0];
  if (!text) throw notFound();
  const { path, canonical, alternates } = entryUrls(
    kindRows[kind].article,
    article,
    text.language_code,
    context,
  );
  const list = { title: t(`content:${kind}.title`), path: pathTo(kind, locale) };
  const crumbs: Crumb[] = [
    { title: t("common:navigation.home"), path: pathTo("home", locale) },
    list,
    { title: text.title, path },
  ];
  const { cover } = article;
  const head: HeadData = {
    title: text.title,
    description: text.summary || list.title,
    canonical,
    alternates,
    type: "article",
    published: article.published_at,
    modified: article.updated_at > article.published_at ? article.updated_at : article.published_at,
    feed: { title: t("content:feed.title", { title: list.title }), path: feedPath(kind, locale) },
    image: shareImage(kind, article.id, locale, text.title),
  };
  return {
    head,
    crumbs,
    kind,
    ...foreign(text.language_code, locale),
    title: text.title,
    summary: text.summary,
    html: text.body,
    image: coverImage(cover),
    readingMinutes: text.reading_minutes,
    tags: article.tags.map((tag) => ({ ...tag, href: listHref(list.path, 1, tag.key) })),
    related: alike(
      kind,
      article.related.map((other) => articleCard(kind, other, locale)),
    ),
  };
}
