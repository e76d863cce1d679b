import type { ArticleType } from "@preforma/domain/vocabulary";
import data from "./article-words.json" with { type: "json" };

const words = (text: string): readonly string[] => text.split(", ");

/**
 * Words for articles in stock lists, besides the vocabulary's own: short forms, plurals and misspellings that lists of
 * several makers share.
 */
export const listWords: ReadonlyMap<ArticleType, readonly string[]> = new Map(
  (Object.entries(data.articles) as [keyof typeof data.articles, string][]).map(([type, text]) => [
    type,
    words(text),
  ]),
);

/** Words that mean several types, or none, in a list. */
export const tooBroad: ReadonlySet<string> = new Set(words(data.tooBroad));

/** Articles of a stock list that are not our packaging: nothing is inferred about them. */
export const otherGoods = words(data.otherGoods);
