import type { Locale } from "@preforma/domain/locales";
import type { SearchData } from "./build.ts";
import { ownFields } from "./fields.ts";
import { synonymsOf } from "./synonyms.ts";

/** A term that stands for a word of the visitor, and how well: 1 is the word itself. */
export interface Match {
  term: number;
  quality: number;
  kind: "exact" | "prefix" | "synonym" | "stem" | "typo";
  /** How much of the term was matched, in folded units from its start; the rest is not highlighted. */
  length: number;
}

/** Exact before prefix before synonym before inflected before misspelt, whatever the field weights add. */
const quality = { exact: 1, prefixLeast: 0.66, prefixMost: 0.85, synonym: 0.64, stem: 0.6, typo: 0.5, beginsLikeTypo: 0.4 } as const;

const letters = /^[\p{L}]+$/u;
const leastForTypo = 4;
const leastForTypedBeginning = 5;

/** The terms given, where the catalogue has them. */
export function matchesOfTerms(terms: readonly string[], data: SearchData): Match[] {
  return terms.flatMap((term): Match[] => {
    const number = data.vocabulary.find(term);
    return number < 0 ? [] : [{ term: number, quality: quality.exact, kind: "exact", length: term.length }];
  });
}

/**
 * All terms that a word may mean: itself and what it begins; where the visitor's language does not have the word,
 * synonyms of the trade; failing those, words one typing error away; failing everything, other inflections of it.
 */
export function matchesOfWord(word: string, locale: Locale, data: SearchData, isLast: boolean): Match[] {
  const known = knownMatches(word, locale, data, isLast);
  const own = ownFields(locale);
  const isOwn = (match: Match): boolean => (data.postings.fieldsOfTerm[match.term]! & own) !== 0;
  if (known.some((match) => match.kind === "exact" && isOwn(match))) return known;
  const meant = withNew(known, synonymMatches(word, data));
  const settles = meant.some((match) => match.kind === "exact" || isOwn(match));
  if (settles || !letters.test(word) || word.length < leastForTypo) return meant;
  const matches = withNew(meant, typoMatches(word, data, isLast));
  return matches.length > 0 ? matches : stemMatches(word, data);
}

function withNew(matches: readonly Match[], others: readonly Match[]): Match[] {
  return [...matches, ...others.filter((other) => !matches.some((match) => match.term === other.term))];
}

function synonymMatches(word: string, data: SearchData): Match[] {
  return matchesOfTerms([...synonymsOf(word)], data).map((match) => ({ ...match, quality: quality.synonym, kind: "synonym" }));
}

/** The word itself and the words it begins. */
function knownMatches(word: string, locale: Locale, data: SearchData, isLast: boolean): Match[] {
  const { vocabulary, postings } = data;
  const own = ownFields(locale);
  const [from, to] = vocabulary.startingWith(word);
  const matches: Match[] = [];
  const isThere = vocabulary.terms[from] === word && from < to;
  if (isThere) matches.push({ term: from, quality: quality.exact, kind: "exact", length: word.length });
  // `50 şişe` is not about 500; only a number at the end may still be growing.
  if (isThere && !isLast && !letters.test(word)) return matches;
  for (let term = isThere ? from + 1 : from; term < to; term += 1) {
    // One letter begins words in every language; only the visitor's can be meant.
    if (word.length === 1 && (postings.fieldsOfTerm[term]! & own) === 0) continue;
    const share = word.length / vocabulary.terms[term]!.length;
    matches.push({
      term,
      quality: quality.prefixLeast + (quality.prefixMost - quality.prefixLeast) * share,
      kind: "prefix",
      length: word.length,
    });
  }
  return matches;
}

function typoMatches(word: string, data: SearchData, isLast: boolean): Match[] {
  const { vocabulary } = data;
  const matches: Match[] = [];
  vocabulary.near(word, 1, false, (term) => {
    const length = vocabulary.terms[term]!.length;
    if (length >= leastForTypo - 1) matches.push({ term, quality: quality.typo, kind: "typo", length });
  });
  if (matches.length > 0 || !isLast || word.length < leastForTypedBeginning) return matches;
  vocabulary.near(word, 1, true, (term) => {
    matches.push({ term, quality: quality.beginsLikeTypo, kind: "typo", length: vocabulary.terms[term]!.length });
  });
  return matches;
}

/** Endings of up to this many letters are cut off: `şişeler`, `бутылками`, `زجاجات`. */
const longestEnding = 4;
const shortestStem = 4;

/** Words that share the beginning: what plural and case endings leave. An Arabic article goes too. */
function stemMatches(word: string, data: SearchData): Match[] {
  const bare = word.replace(/^(?:[وبكف]?ال|لل)(?=.{3})/u, "");
  for (const form of new Set([word, bare])) {
    const least = Math.max(shortestStem, form.length - longestEnding);
    for (let length = form === word ? form.length - 1 : form.length; length >= least; length -= 1) {
      const [from, to] = data.vocabulary.startingWith(form.slice(0, length));
      if (from < to) {
        return Array.from({ length: to - from }, (_, at) => ({ term: from + at, quality: quality.stem, kind: "stem" as const, length }));
      }
    }
  }
  return [];
}
