import type { ArticleType } from "@preforma/domain/vocabulary";
import data from "./article-words.json" with { type: "json" };

const words = (text: string): readonly string[] => text.split(", ");

/**
 * What stock lists call an article beside the vocabulary's own words: short forms, plurals and the
 * misspellings that lists of several makers have in common.
 */
export const listWords: ReadonlyMap<ArticleType, readonly string[]> = new Map(
  (Object.entries(data.articles) as [keyof typeof data.articles, string][]).map(([type, text]) => [
    type,
    words(text),
  ]),
);

/** Words of several types, or of none when they are in a list. */
export const tooBroad: ReadonlySet<string> = new Set(words(data.tooBroad));

/** Articles of a stock list that are no packaging of ours: nothing is inferred of them. */
export const otherGoods = words(data.otherGoods);
