export { ArticleFacts, type ArticleFactsProps, type ArticleKind } from "./article-facts.tsx";
export { NewsCard, type ArticleTag, type NewsCardProps } from "./news-card.tsx";
