import type { ArticleKind, ArticleSummary } from "@preforma/domain/content";
import type { Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import type { NewsCardProps } from "@preforma/ui/news-card";
import type { ImageSource } from "@preforma/ui/picture";
import { avifOf, cardImage } from "../catalogue/index.ts";
import { kindRows } from "./article-kinds.ts";

/** The fields of an article that a card shows; no others are sent to the browser. */
export type ArticleCard = Pick<
  NewsCardProps,
  "href" | "title" | "summary" | "date" | "readingMinutes" | "image" | "tags"
>;

/** The slug of an entry in a language, else in any language that has one. */
export function slugIn(
  entry: { seo_translations: readonly { language_code: Locale; slug: string }[] },
  locale: Locale,
): string {
  const slugs = entry.seo_translations;
  return (slugs.find(({ language_code }) => language_code === locale) ?? slugs[0])?.slug ?? "";
}

/** The URL of an article in a language. */
export function articlePath(
  kind: ArticleKind,
  article: Pick<ArticleSummary, "id" | "seo_translations">,
  locale: Locale,
): string {
  return pathTo(kindRows[kind].article, locale, { id: article.id, slug: slugIn(article, locale) });
}

/** The article for its card. */
export function articleCard(kind: ArticleKind, article: ArticleSummary, locale: Locale): ArticleCard {
  const text = article.translations[0];
  return {
    href: articlePath(kind, article, locale),
    title: text?.title ?? "",
    date: article.published_at,
    ...(text?.summary ? { summary: text.summary } : {}),
    ...(kind === "blog" && text ? { readingMinutes: text.reading_minutes } : {}),
    image: article.cover ? (cardImage([article.cover]) ?? null) : null,
    ...(article.tags.length > 0 ? { tags: article.tags } : {}),
  };
}

/** Widths of the picture above a text: up to the whole page on a dense screen, px. */
const coverWidths = { smallest: 480, largest: 1600 };

/** The picture above a text, as AVIF in the widths that it can need. */
export function coverImage(cover: ArticleSummary["cover"]): ImageSource | null {
  if (!cover) return null;
  return {
    url: cover.url,
    width: cover.width,
    height: cover.height,
    alt: cover.alt,
    sources: avifOf(cover.sources, coverWidths),
  };
}
