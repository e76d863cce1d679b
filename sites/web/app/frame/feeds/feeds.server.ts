import {
  articleKinds,
  articleQuery,
  articlesQuery,
  type ArticleDetail,
  type ArticleKind,
} from "@preforma/domain/content";
import { directionOf, locales, type Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { Hono } from "hono";
import { articlePath } from "../../features/content/article-view.ts";
import { feedPath } from "../../features/content/article-kinds.ts";
import { madeOnce, siteClient, type SiteSource } from "../../platform/http/site-client.server.ts";
import { translatorOf } from "../../platform/i18n/translations.server.ts";
import { escapeXml } from "./xml.ts";

/** Max articles in a feed: feed readers poll often enough. */
const maxEntries = 20;

/**
 * `/haberler/atom.xml` and the other feeds: news, announcements and blog in every language, with full texts (RFC 4287).
 * Each is made once per version.
 */
export function feedRoutes(source: SiteSource) {
  const client = siteClient(source);
  const answer = madeOnce(source);

  async function make(kind: ArticleKind, locale: Locale): Promise<string> {
    const { items } = await articlesQuery(client, locale, kind, { limit: maxEntries }).queryFn({});
    const articles = await Promise.all(
      items.map(({ id }) => articleQuery(client, locale, kind, id).queryFn({})),
    );
    return feed({
      origin: source.publicOrigin,
      kind,
      locale,
      articles: articles.filter((article) => isIn(article, locale)),
    });
  }

  const routes = new Hono();
  for (const kind of articleKinds)
    for (const locale of locales)
      routes.get(feedPath(kind, locale), (c) => {
        const headers = {
          "content-type": "application/atom+xml; charset=utf-8",
          "content-language": locale,
        };
        return answer(feedPath(kind, locale), c.req.raw, headers, () => make(kind, locale));
      });
  return routes;
}

/** A language's feed skips texts that are missing in it. */
const isIn = ({ translations: [text] }: ArticleDetail, locale: Locale) => text?.language_code === locale;

const changedAt = ({ published_at, updated_at }: ArticleDetail) =>
  updated_at > published_at ? updated_at : published_at;

interface Feed {
  origin: string;
  kind: ArticleKind;
  locale: Locale;
  articles: readonly ArticleDetail[];
}

/** One feed as XML. Entries are identified by ids that no change of slug or URL scheme affects. */
export function feed({ origin, kind, locale, articles }: Feed): string {
  const { t } = translatorOf(locale);
  const { hostname } = new URL(origin);
  const title = t("content:feed.title", { title: t(`content:${kind}.title`) });
  const updated = articles.map(changedAt).toSorted().at(-1) ?? "1970-01-01T00:00:00.000Z";
  const entries = articles.map((article) => {
    const text = article.translations[0];
    const href = `${origin}${articlePath(kind, article, locale)}`;
    // Relative URLs within a text become absolute, as readers show it elsewhere.
    const body = (text?.body ?? "").replaceAll(/(\s(?:href|src)=")\/(?!\/)/g, `$1${origin}/`);
    return [
      "<entry>",
      `<id>tag:${hostname},${article.created_at.slice(0, 10)}:${kind}/${article.id}/${locale}</id>`,
      `<title>${escapeXml(text?.title ?? "")}</title>`,
      `<link rel="alternate" type="text/html" hreflang="${locale}" href="${escapeXml(href)}"/>`,
      `<published>${article.published_at}</published>`,
      `<updated>${changedAt(article)}</updated>`,
      ...(text?.summary ? [`<summary>${escapeXml(text.summary)}</summary>`] : []),
      ...article.tags.map(
        (tag) => `<category term="${escapeXml(tag.key)}" label="${escapeXml(tag.title)}"/>`,
      ),
      `<content type="html">${escapeXml(`<div dir="${directionOf(locale)}">${body}</div>`)}</content>`,
      "</entry>",
    ].join("");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>tag:${hostname},2026-01-01:${kind}/${locale}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<updated>${updated}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${origin}${feedPath(kind, locale)}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${locale}" href="${origin}${pathTo(kind, locale)}"/>`,
    `<author><name>${escapeXml(t("common:siteName"))}</name><uri>${origin}/</uri></author>`,
    `<icon>${origin}/brand/favicon.svg</icon>`,
    ...entries,
    "</feed>",
    "",
  ].join("\n");
}
