import type { Locale } from "@preforma/domain/locales";
import type { SearchData } from "./build.ts";
import type { Columns } from "./columns.ts";
import { ownFields } from "./fields.ts";
import type { Slot } from "./understand.ts";

/** Shorter words are similar to too many others. */
const minLetters = 3;
const lettersForTwoErrors = 5;

/** The catalogue word that a word most likely stands for. */
export function nearestSpelling(word: string, locale: Locale, data: SearchData): string | null {
  if (word.length < minLetters || !/^\p{L}+$/u.test(word)) return null;
  const candidates: { term: number; distance: number }[] = [];
  data.vocabulary.near(word, word.length >= lettersForTwoErrors ? 2 : 1, false, (term, distance) => {
    // With two errors too many words are near, unless at least the first letter is right.
    if (distance < 2 || data.vocabulary.terms[term]![0] === word[0]) candidates.push({ term, distance });
  });
  return likeliest(candidates, locale, data);
}

/** The keyword with some words replaced; the rest stays as the visitor typed it. */
export function respell(keyword: string, replacements: readonly { slot: Slot; word: string }[]): string {
  let respelt = keyword;
  for (const { slot, word } of [...replacements].sort((a, b) => b.slot.start - a.slot.start)) {
    respelt = respelt.slice(0, slot.start) + word + respelt.slice(slot.end);
  }
  return respelt.trim();
}

/** The corrected keyword if words were only found by tolerating an error, or null. */
export function correctedKeyword(
  keyword: string,
  slots: readonly Slot[],
  locale: Locale,
  data: SearchData,
): string | null {
  const mended = slots.flatMap((slot) => {
    if (slot.matches.length === 0 || slot.matches.some((match) => match.kind !== "typo")) return [];
    const best = Math.max(...slot.matches.map((match) => match.quality));
    const candidates = slot.matches
      .filter((match) => match.quality === best)
      .map(({ term }) => ({ term, distance: 1 }));
    const word = likeliest(candidates, locale, data);
    return word === null ? [] : [{ slot, word }];
  });
  return mended.length > 0 ? respell(keyword, mended) : null;
}

/** The spelling of the nearest term; ties go to the visitor's language, then to the more frequent term. */
function likeliest(
  candidates: readonly { term: number; distance: number }[],
  locale: Locale,
  data: SearchData,
): string | null {
  const { offsets, fieldsOfTerm } = data.postings;
  const own = ownFields(locale);
  let best: { term: number; cost: number; frequency: number } | undefined;
  for (const { term, distance } of candidates) {
    // A word of another language costs half an error more.
    const cost = distance * 2 + ((fieldsOfTerm[term]! & own) === 0 ? 1 : 0);
    const frequency = offsets[term + 1]! - offsets[term]!;
    if (!best || cost < best.cost || (cost === best.cost && frequency > best.frequency))
      best = { term, cost, frequency };
  }
  return best === undefined ? null : data.vocabulary.spellings[best.term]!;
}

/** The categories that contain most of the documents, largest first. */
export function commonCategories({ columns }: SearchData, documents: Uint32Array, max: number): number[] {
  const counts = new Uint32Array(columns.categoryPaths.length);
  for (const document of documents) counts[columns.category[document]!]! += 1;
  return fullest(columns, counts, 0, max);
}

/** The root categories, largest first: suggestions when nothing was understood. */
export function rootCategories({ columns }: SearchData, max: number): number[] {
  const counts = new Uint32Array(columns.categoryPaths.length);
  for (const path of columns.category) counts[path]! += 1;
  return fullest(columns, counts, -1, max);
}

/** `place`: the category of a path to return; 0 is the product's own, -1 the root. */
function fullest(columns: Columns, countOfPath: Uint32Array, place: number, max: number): number[] {
  const counts = new Map<number, number>();
  columns.categoryPaths.forEach((path, at) => {
    const id = path.at(place);
    if (id !== undefined && countOfPath[at]! > 0) counts.set(id, (counts.get(id) ?? 0) + countOfPath[at]!);
  });
  return [...counts]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, max)
    .map(([id]) => id);
}
