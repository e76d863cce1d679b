import type { ArticleKind } from "@preforma/domain/content";
import type { Locale } from "@preforma/domain/locales";
import type { HeadData } from "./page-head.tsx";

/**
 * The share picture of a page: the API makes it from title and picture, in the language of the page. Its URL redirects
 * to that of the current picture, which is immutable.
 */
export function shareImage(
  kind: ArticleKind | "campaigns" | "categories" | "products" | "site",
  id: number,
  locale: Locale,
  title: string,
): NonNullable<HeadData["image"]> {
  return { url: `/media/share/${kind}/${id}/${locale}.jpg`, width: 1200, height: 630, alt: title };
}
