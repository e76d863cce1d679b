import { compactCode } from "../search/analyse.ts";
import type { CatalogueModel } from "./model.ts";

/** A product's code, normalised for comparison: without case, spaces and hyphens. */
interface CodeEntry {
  key: string;
  code: string;
  id: number;
}

/** All codes of a catalogue, sorted forwards and backwards. */
interface CodeList {
  /** By the code in capitals. */
  byCode: ReadonlyMap<string, CodeEntry>;
  byKey: ReadonlyMap<string, readonly CodeEntry[]>;
  forwards: readonly CodeEntry[];
  backwards: readonly (CodeEntry & { reversed: string })[];
}

type Products = CatalogueModel["products"];

const lists = new WeakMap<Products, CodeList>();

/** Shorter codes are similar to too many others. */
const minLetters = 4;
/** Max codes that are compared with an unknown one, from either end. */
const maxCompared = 2_000;
const maxSuggestions = 3;

const reversed = (text: string): string => Array.from(text).reverse().join("");
const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function listOf(products: Products): CodeList {
  const known = lists.get(products);
  if (known) return known;
  const entries = [...products.values()].map(({ id, code }) => ({ key: compactCode(code), code, id }));
  const list: CodeList = {
    byCode: new Map(entries.map((entry) => [entry.code.toUpperCase(), entry])),
    byKey: Map.groupBy(entries, ({ key }) => key),
    forwards: entries.toSorted((a, b) => order(a.key, b.key)),
    backwards: entries
      .map((entry) => ({ ...entry, reversed: reversed(entry.key) }))
      .toSorted((a, b) => order(a.reversed, b.reversed)),
  };
  lists.set(products, list);
  return list;
}

/** The product with a code in any spelling; undefined if there is none, or several differ only in signs. */
export function productOfCode(products: Products, code: string): number | undefined {
  const { byCode, byKey } = listOf(products);
  const alike = byKey.get(compactCode(code)) ?? [];
  return (byCode.get(code.trim().toUpperCase()) ?? (alike.length === 1 ? alike[0] : undefined))?.id;
}

/**
 * Codes that an unknown one may mean: those that differ from it only in case, spaces and signs, else those with one
 * error: a sign that is wrong, missing, extra, or swapped with its neighbour. One half of such a code is always right,
 * so the list is searched by each half.
 */
export function nearCodes(products: Products, code: string): string[] {
  const key = compactCode(code);
  const { byKey, forwards, backwards } = listOf(products);
  const alike = byKey.get(key)?.map((entry) => entry.code) ?? [];
  if (alike.length > 0 || key.length < minLetters) return alike.toSorted(order).slice(0, maxSuggestions);
  const half = Math.max(1, (key.length >> 1) - 1);
  const candidates = [
    ...beginning(forwards, (entry) => entry.key, key.slice(0, half)),
    ...beginning(backwards, (entry) => entry.reversed, reversed(key).slice(0, half)),
  ];
  const near = candidates.filter((entry) => isOneErrorApart(entry.key, key)).map((entry) => entry.code);
  return [...new Set(near)].toSorted(order).slice(0, maxSuggestions);
}

/** The entries of a sorted list whose text starts with a prefix. */
function beginning<Entry>(
  sorted: readonly Entry[],
  textOf: (entry: Entry) => string,
  start: string,
): Entry[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (textOf(sorted[middle] as Entry) < start) low = middle + 1;
    else high = middle;
  }
  const found: Entry[] = [];
  for (let at = low; at < sorted.length && found.length < maxCompared; at += 1) {
    const entry = sorted[at] as Entry;
    if (!textOf(entry).startsWith(start)) break;
    found.push(entry);
  }
  return found;
}

function isOneErrorApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  const rest = (text: string, skipped: number): string => text.slice(at + skipped);
  if (one.length > other.length) return rest(one, 1) === rest(other, 0);
  if (one.length < other.length) return rest(one, 0) === rest(other, 1);
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  return rest(one, 1) === rest(other, 1) || (isSwapped && rest(one, 2) === rest(other, 2));
}
