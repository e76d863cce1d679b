import { articleKinds, type ArticleKind } from "@preforma/domain/content";
import type { Locale } from "@preforma/domain/locales";
import { matchPath, pathTo, type EntryRouteName, type PlainRouteName } from "@preforma/domain/routes";
import { notFound } from "../../platform/http/not-found-response.ts";

/** The routes of a kind of article; the kind's name is also its namespace. */
interface KindRow {
  list: Extract<PlainRouteName, ArticleKind>;
  article: EntryRouteName;
  /** Type of its articles at schema.org. */
  schema: "NewsArticle" | "BlogPosting";
}

/** The routes of each kind of article. */
export const kindRows: Readonly<Record<ArticleKind, KindRow>> = {
  news: { list: "news", article: "newsArticle", schema: "NewsArticle" },
  announcements: { list: "announcements", article: "announcement", schema: "NewsArticle" },
  blog: { list: "blog", article: "blogArticle", schema: "BlogPosting" },
};

/** The kind of the article or list of articles at a URL. */
export function articleKindAt({ pathname }: URL): ArticleKind {
  const name = matchPath(pathname)?.name;
  const kind = articleKinds.find((one) => name === kindRows[one].list || name === kindRows[one].article);
  if (kind === undefined) throw notFound();
  return kind;
}

/** The Atom feed of a kind in a language. */
export function feedPath(kind: ArticleKind, locale: Locale): string {
  return `${pathTo(kindRows[kind].list, locale)}/atom.xml`;
}
