import type { SortOrder } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import type { SearchData } from "./build.ts";
import type { Columns } from "./columns.ts";
import { Growing } from "./growing.ts";

/**
 * Total orders of the whole catalogue, computed on first use and cached: a page is then the first found products in
 * that order, without sorting. The id breaks ties.
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

  #make(sort: SortOrder, locale: Locale): Uint32Array {
    const { featured, created, volume, count } = this.#data.columns;
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
        return ordered(count, byPrice(this.#data.columns, 1));
      case "price_desc":
        return ordered(count, byPrice(this.#data.columns, -1));
      case "title":
        return this.#byTitle(locale);
      default:
        return sort satisfies never;
    }
  }

  /**
   * Titles are compared word by word, by each word's rank in the language's collation (numbers by value): two million
   * collator calls on whole titles would take seconds, and there are few distinct words.
   */
  #byTitle(locale: Locale): Uint32Array {
    const { count } = this.#data.columns;
    const numbers = new Map<string, number>();
    const words = new Growing((length) => new Uint32Array(length), count * 8);
    const ends = new Uint32Array(count);
    for (let document = 0; document < count; document += 1) {
      for (const word of this.#data.titles.shown(document, locale).split(" ")) {
        let number = numbers.get(word);
        if (number === undefined) numbers.set(word, (number = numbers.size));
        words.push(number);
      }
      ends[document] = words.length;
    }
    const places = placesOf([...numbers.keys()], locale);
    const keys = words.array.subarray(0, words.length).map((number) => places[number]!);
    // The first two words combined into one number decide most comparisons.
    const start = (document: number): number => (document === 0 ? 0 : ends[document - 1]!);
    const heads = Float64Array.from({ length: count }, (_, document) => {
      const first = start(document);
      return keys[first]! * 2 ** 21 + (first + 1 < ends[document]! ? keys[first + 1]! : 0);
    });
    return ordered(count, (a, b) => {
      if (heads[a] !== heads[b]) return heads[a]! - heads[b]!;
      const [left, right] = [start(a), start(b)];
      const shared = Math.min(ends[a]! - left, ends[b]! - right);
      for (let at = 0; at < shared; at += 1)
        if (keys[left + at] !== keys[right + at]) return keys[left + at]! - keys[right + at]!;
      return ends[a]! - left - (ends[b]! - right) || a - b;
    });
  }
}

/** Each word's rank, from 1, in the language's collation; words that it treats as equal share one. */
function placesOf(words: readonly string[], locale: Locale): Uint32Array {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sorted = words.map((word, number) => ({ word, number })).sort((a, b) => compare(a.word, b.word));
  const places = new Uint32Array(words.length);
  sorted.forEach(({ word, number }, at) => {
    const before = sorted[at - 1];
    // With separate ranks, the id could never break ties between titles that read the same.
    const isSame = before !== undefined && compare(before.word, word) === 0;
    places[number] = isSame ? places[before.number]! : at + 1;
  });
  return places;
}

function ordered(count: number, compare: (a: number, b: number) => number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, at) => at).sort(compare);
}

/** Documents without the value come last in both directions. */
function byNumber(values: Float64Array, direction: 1 | -1): (a: number, b: number) => number {
  return (a, b) => {
    const [left, right] = [values[a]!, values[b]!];
    if (left === right) return a - b;
    if (Number.isNaN(left)) return Number.isNaN(right) ? a - b : 1;
    if (Number.isNaN(right)) return -1;
    return (left - right) * direction;
  };
}

/** Amounts of different currencies do not compare: those of the most frequent currency come first. */
function byPrice({ price, currency }: Columns, direction: 1 | -1): (a: number, b: number) => number {
  const { numbers, values } = currency;
  const counts = new Uint32Array(values.length);
  numbers.forEach((number, document) => {
    if (!Number.isNaN(price[document])) counts[number]! += 1;
  });
  const byCount = values
    .keys()
    .toArray()
    .sort((a, b) => counts[b]! - counts[a]! || a - b);
  const places = Uint32Array.from(values, (_, number) => byCount.indexOf(number));
  const byAmount = byNumber(price, direction);
  return (a, b) => {
    const isPriced = !Number.isNaN(price[a]) && !Number.isNaN(price[b]);
    return (isPriced ? places[numbers[a]!]! - places[numbers[b]!]! : 0) || byAmount(a, b);
  };
}
