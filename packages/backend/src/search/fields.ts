import { locales, type Locale } from "@preforma/domain/locales";
import { byLocale } from "./types.ts";

/**
 * The fields of a product in which a term occurs, as bits of one number per posting: six titles, six sets of extra
 * terms, and language-independent attributes. One posting serves all languages, and `PET` is stored once.
 */
export const attributeBit = 1 << 12;
/** The term is the head noun of one of the product's categories; combined with the bit of the language. */
export const headBit = 1 << 13;
const masks = 1 << 14;

export const titleBit: Readonly<Record<Locale, number>> = byLocale((_, at) => 1 << at);
export const extraBit: Readonly<Record<Locale, number>> = byLocale((_, at) => 1 << (locales.length + at));

/** Fields of one language, plus the language-independent ones. */
export function ownFields(locale: Locale): number {
  return titleBit[locale] | extraBit[locale] | attributeBit;
}

/** The highest score of one query word in one product; with the bonus, the scores of twelve words fit into 16 bits. */
export const bestWordScore = 2600;
/**
 * For a word that the product's category is about. It exceeds the difference between the best and the worst match: a
 * visitor who searches for caps sees all caps before the bottles that have one.
 */
export const categoryBonus = 1900;

/** Title before attribute before category and synonym before other languages. */
const weights = { title: 1, attribute: 0.8, extra: 0.62, otherTitle: 0.4, otherExtra: 0.28 } as const;

/** Score by mask for visitors of one language; precomputed, because it is read once per posting. */
function weigh(locale: Locale): Float64Array {
  const table = new Float64Array(masks);
  const allTitles = Object.values(titleBit).reduce((all, bit) => all | bit, 0);
  for (let mask = 1; mask < masks; mask += 1) {
    let weight: number = weights.otherExtra;
    if ((mask & allTitles) !== 0) weight = weights.otherTitle;
    if ((mask & extraBit[locale]) !== 0) weight = weights.extra;
    if ((mask & attributeBit) !== 0) weight = weights.attribute;
    if ((mask & titleBit[locale]) !== 0) weight = weights.title;
    table[mask] = weight * bestWordScore;
  }
  return table;
}

const tables = new Map<Locale, Float64Array>();

export function fieldWeights(locale: Locale): Float64Array {
  let table = tables.get(locale);
  if (!table) tables.set(locale, (table = weigh(locale)));
  return table;
}
