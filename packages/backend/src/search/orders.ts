import type { SortOrder } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import type { SearchData } from "./build.ts";

/**
 * Total orders of the whole catalogue, made at first use and kept: a page is then the first products in that
 * order that were found, without sorting anything. The id decides between equals.
 */
export class Orders {
  readonly #data: SearchData;
  readonly #orders = new Map<string, Uint32Array>();

  constructor(data: SearchData) {
    this.#data = data;
  }

  of(sort: SortOrder, locale: Locale): Uint32Array {
    const key = sort === "title" ? `title ${locale}` : sort;
    let order = this.#orders.get(key);
    if (!order) this.#orders.set(key, (order = this.#make(sort, locale)));
    return order;
  }

  get bytes(): number {
    return this.#orders.values().reduce((sum, order) => sum + order.byteLength, 0);
  }

  #make(sort: SortOrder, locale: Locale): Uint32Array {
    const { featured, created, volume, price, count } = this.#data.columns;
    switch (sort) {
      case "relevance":
        return ordered(count, (a, b) => featured[b]! - featured[a]! || a - b);
      case "newest":
        return ordered(count, (a, b) => created[b]! - created[a]! || b - a);
      case "volume_asc":
        return ordered(count, byNumber(volume, 1));
      case "volume_desc":
        return ordered(count, byNumber(volume, -1));
      case "price_asc":
        return ordered(count, byNumber(price, 1));
      case "price_desc":
        return ordered(count, byNumber(price, -1));
      case "title":
        return this.#byTitle(locale);
    }
  }

  /**
   * Titles are compared word by word, by each word's place among all words as the language sorts them (numbers
   * by value): a collator asked two million times about whole titles would take seconds, the words are few.
   */
  #byTitle(locale: Locale): Uint32Array {
    const { count } = this.#data.columns;
    const wordsOfTitle: string[][] = [];
    const places = new Map<string, number>();
    for (let document = 0; document < count; document += 1) {
      const words = this.#data.titles.shown(document, locale).split(/\s+/u);
      wordsOfTitle.push(words);
      for (const word of words) places.set(word, 0);
    }
    const { compare } = new Intl.Collator(locale, { numeric: true });
    let place = 0;
    let before: string | undefined;
    for (const word of [...places.keys()].sort(compare)) {
      // Words that the language holds for equal share a place, or the id could never decide between them.
      if (before === undefined || compare(before, word) !== 0) place += 1;
      places.set(word, place);
      before = word;
    }
    const keys = wordsOfTitle.map((words) => Uint32Array.from(words, (word) => places.get(word)!));
    return ordered(count, (a, b) => {
      const [left, right] = [keys[a]!, keys[b]!];
      const shared = Math.min(left.length, right.length);
      for (let at = 0; at < shared; at += 1) if (left[at] !== right[at]) return left[at]! - right[at]!;
      return left.length - right.length || a - b;
    });
  }
}

function ordered(count: number, compare: (a: number, b: number) => number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, at) => at).sort(compare);
}

/** What has no such number comes last in both directions. */
function byNumber(values: Float64Array, direction: 1 | -1): (a: number, b: number) => number {
  return (a, b) => {
    const [left, right] = [values[a]!, values[b]!];
    if (left === right) return a - b;
    if (Number.isNaN(left)) return Number.isNaN(right) ? a - b : 1;
    if (Number.isNaN(right)) return -1;
    return (left - right) * direction;
  };
}
