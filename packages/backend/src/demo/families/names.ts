import type { ArticleType } from "@preforma/domain/vocabulary";

/** Small bottles have a name of their own in Russian and French: a bottle of up to 250 ml is a flacon. */
export function containerArticle(article: ArticleType, volumeMl: number): ArticleType {
  return article === "bottle" && volumeMl <= 250 ? "flacon" : article;
}
