import {
  blogTags,
  type ArticleDetail,
  type ArticleKind,
  type ArticleSummary,
  type BlogTag,
} from "@preforma/domain/content";
import { defaultLocale, type Locale } from "@preforma/domain/locales";
import type { Pictures } from "../../media/pictures.ts";
import { appearedAt, type ContentEntry, type ContentText } from "../entry.ts";
import { plainText } from "../sanitise.ts";
import { presentEntry, presentSlugs, presentTexts, presentWord, presentCover } from "./entry.ts";

/** Reading speed in words per minute; slightly below the mean of studies over many languages. */
const wordsPerMinute = 200;
/** Max related articles. */
const maxRelated = 3;

/** An article of any kind. */
export type Article = ContentEntry<ArticleKind>;

/** Newest first; of two at one instant, the one written later. */
export function newestFirst(articles: readonly Article[]): Article[] {
  return articles.toSorted((a, b) => appearedAt(b).localeCompare(appearedAt(a)) || b.id - a.id);
}

/** The tags of an article; news and announcements have none. */
export function tagsOf({ record: { facts } }: Article): readonly BlogTag[] {
  return "tags" in facts ? facts.tags : [];
}

/** An article in a list. */
export function presentArticle(
  article: Article,
  pictures: Pictures,
  requested: Locale | undefined,
): ArticleSummary {
  return summary(article, pictures, requested, () => ({}));
}

/** A whole article, with related articles of its kind. */
export function presentArticleDetail(
  article: Article,
  others: readonly Article[],
  pictures: Pictures,
  requested: Locale | undefined,
): ArticleDetail {
  return {
    ...summary(article, pictures, requested, ({ body }) => ({ body })),
    related: related(article, others).map((other) => presentArticle(other, pictures, requested)),
  };
}

function summary<More extends object>(
  article: Article,
  pictures: Pictures,
  requested: Locale | undefined,
  more: (text: ContentText<ArticleKind>) => More,
) {
  const translations = presentTexts(article, requested, (text) => ({
    summary: text.summary,
    reading_minutes: readingMinutes(text.body),
    ...more(text),
  }));
  return {
    ...presentEntry(article),
    published_at: appearedAt(article),
    cover: presentCover(
      article.record.facts.cover,
      translations[0]?.title ?? "",
      requested ?? defaultLocale,
      pictures,
    ),
    tags: tagsOf(article).map((tag) => presentWord(blogTags, tag, requested)),
    translations,
    seo_translations: presentSlugs(article),
  };
}

/** The articles that share most tags, newest first among equals. */
function related(article: Article, others: readonly Article[]): Article[] {
  const tags = new Set(tagsOf(article));
  const shared = (other: Article): number => tagsOf(other).filter((tag) => tags.has(tag)).length;
  return newestFirst(others.filter((other) => other.id !== article.id))
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, maxRelated);
}

function readingMinutes(body: string): number {
  const words = plainText(body).split(" ").filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
