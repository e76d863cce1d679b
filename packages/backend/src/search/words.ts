import type { Locale } from "@preforma/domain/locales";
import type { SearchData } from "./build.ts";
import { ownFields } from "./fields.ts";
import { synonymsOf } from "./synonyms.ts";

/** A term that matches a visitor's word, with its quality: 1 is the word itself, 0 is only highlighted. */
export interface Match {
  term: number;
  quality: number;
  kind: "exact" | "prefix" | "compound" | "synonym" | "stem" | "typo";
  /** The matched part of the term, in folded units: a half-open range. The rest is not highlighted. */
  from: number;
  to: number;
}

/** Multiplied by the weight of the field: within one field, exact before prefix before compound and so on. */
const quality = {
  exact: 1,
  prefixLeast: 0.66,
  prefixMost: 0.85,
  compound: 0.65,
  synonym: 0.64,
  stem: 0.6,
  typo: 0.5,
  beginsLikeTypo: 0.4,
} as const;

const letters = /^[\p{L}]+$/u;
const leastForTypo = 4;
/** The first umlaut of a German word, typed without it; folded, it has no dots. */
const spelledUmlaut = /([aou])e/u;
const leastForTypedBeginning = 5;

/** The given terms, as far as the catalogue has them. */
export function matchesOfTerms(terms: readonly string[], data: SearchData): Match[] {
  return terms.flatMap((term): Match[] => {
    const number = data.vocabulary.find(term);
    return number < 0
      ? []
      : [{ term: number, quality: quality.exact, kind: "exact", from: 0, to: term.length }];
  });
}

/**
 * All terms that a word may mean: itself and its completions; synonyms of the trade if the visitor's language lacks the
 * word; failing those, words one typing error away; finally other inflections.
 */
export function matchesOfWord(word: string, locale: Locale, data: SearchData, isLast: boolean): Match[] {
  const known = knownMatches(word, locale, data, isLast);
  const own = ownFields(locale);
  const isOwn = (match: Match): boolean => (data.postings.fieldsOfTerm[match.term]! & own) !== 0;
  if (known.some((match) => match.kind === "exact" && isOwn(match))) {
    // `şişeler` finds products in Şişeler; its match with Şişe in titles is highlighted but adds no score.
    return letters.test(word)
      ? withNew(
          known,
          stemMatches(word, data).map((match) => ({ ...match, quality: 0 })),
        )
      : known;
  }
  const meant = withNew(known, synonymMatches(word, data));
  const settles = meant.some((match) => match.kind === "exact" || isOwn(match));
  if (settles || !letters.test(word) || word.length < leastForTypo) return meant;
  if (locale === "de" && spelledUmlaut.test(word)) {
    const plain = matchesOfWord(word.replace(spelledUmlaut, "$1"), locale, data, isLast);
    if (plain.length > 0) return withNew(meant, plain);
  }
  const matches = withNew(meant, typoMatches(word, data, isLast));
  return matches.length > 0 ? matches : stemMatches(word, data);
}

function withNew(matches: readonly Match[], others: readonly Match[]): Match[] {
  const terms = new Set(matches.map((match) => match.term));
  return [...matches, ...others.filter((other) => !terms.has(other.term))];
}

function synonymMatches(word: string, data: SearchData): Match[] {
  return matchesOfTerms([...synonymsOf(word)], data).map((match) => ({
    ...match,
    quality: quality.synonym,
    kind: "synonym",
  }));
}

/** German words that end in the word or in one of its completions: `Tropfflasche` for `Flasche`. */
function compoundMatches(word: string, begun: readonly Match[], data: SearchData): Match[] {
  const tails = new Map([
    [word, 1],
    ...begun.map((match): [string, number] => [data.vocabulary.terms[match.term]!, match.quality]),
  ]);
  return [...tails].flatMap(([tail, matched]) =>
    data.compounds.endingIn(tail).map((term) => {
      const from = data.vocabulary.terms[term]!.length - tail.length;
      return {
        term,
        quality: quality.compound * matched,
        kind: "compound" as const,
        from,
        to: from + word.length,
      };
    }),
  );
}

/** The word itself and its completions. */
function knownMatches(word: string, locale: Locale, data: SearchData, isLast: boolean): Match[] {
  const { vocabulary, postings } = data;
  const own = ownFields(locale);
  const [from, to] = vocabulary.startingWith(word);
  const matches: Match[] = [];
  const isThere = vocabulary.terms[from] === word && from < to;
  if (isThere) matches.push({ term: from, quality: quality.exact, kind: "exact", from: 0, to: word.length });
  // `50 şişe` is not about 500; only a number at the end may be incomplete.
  if (isThere && !isLast && !letters.test(word)) return matches;
  for (let term = isThere ? from + 1 : from; term < to; term += 1) {
    // One letter begins words in every language; only the visitor's language can be meant.
    if (word.length === 1 && (postings.fieldsOfTerm[term]! & own) === 0) continue;
    const share = word.length / vocabulary.terms[term]!.length;
    matches.push({
      term,
      quality: quality.prefixLeast + (quality.prefixMost - quality.prefixLeast) * share,
      kind: "prefix",
      from: 0,
      to: word.length,
    });
  }
  return locale === "de" ? withNew(matches, compoundMatches(word, matches, data)) : matches;
}

/** The word with one error corrected, and its completions: it finds the same as the correct word. */
function typoMatches(word: string, data: SearchData, isLast: boolean): Match[] {
  const { vocabulary } = data;
  const mended: Match[] = [];
  const begun: Match[] = [];
  vocabulary.near(word, 1, false, (term) => {
    const { length } = vocabulary.terms[term]!;
    if (length < leastForTypo - 1) return;
    mended.push({ term, quality: quality.typo, kind: "typo", from: 0, to: length });
    const [from, to] = vocabulary.startingWith(vocabulary.terms[term]!);
    for (let longer = from + 1; longer < to; longer += 1)
      begun.push({ term: longer, quality: quality.beginsLikeTypo, kind: "typo", from: 0, to: length });
  });
  if (mended.length > 0) return withNew(mended, begun);
  if (!isLast || word.length < leastForTypedBeginning) return [];
  vocabulary.near(word, 1, true, (term) => {
    begun.push({
      term,
      quality: quality.beginsLikeTypo,
      kind: "typo",
      from: 0,
      to: vocabulary.terms[term]!.length,
    });
  });
  return begun;
}

const shortestStem = 4;

/**
 * Plural and case endings, folded, longest first in each script; endings that one typing error covers (`-s`, `-n`) are
 * left out.
 */
const endings = [
  /(?:l[ea]r(?:imizin|imiz|inizin|iniz|inde|inda|inden|indan|ine|ina|ini|in|i|de|da|den|dan|e|a)?|li[kg]i?|lu[kg]u?|s[iu]z|[sy][iu]|l[iu]|n[iu]n|d[ea]n?)$/u,
  /(?:ern|en|er|es|em|aux|eaux)$/u,
  /(?:ами|ями|ого|ему|ыми|ими|ках|кам|ах|ях|ов|ев|ей|ой|ок|ек|ам|ям|ом|ем|ый|ий|ая|яя|ое|ее|ые|ие|ых|их|ую|юю)$/u,
  /(?:تين|ات|ان|ين|ون|ها)$/u,
];
const arabicArticle = /^(?:[وبكف]?ال|لل)(?=.{3})/u;

/** Words that share the stem of a word, without its ending and its Arabic article: `şişeler`, `бутылками`, `زجاجات`. */
function stemMatches(word: string, data: SearchData): Match[] {
  const bare = word.replace(arabicArticle, "");
  const stems = [bare, ...endings.map((ending) => bare.replace(ending, ""))].filter(
    (stem) => stem !== word && stem.length >= shortestStem,
  );
  for (const stem of stems) {
    const [from, to] = data.vocabulary.startingWith(stem);
    if (from < to) {
      return Array.from({ length: to - from }, (_, at) => ({
        term: from + at,
        quality: quality.stem,
        kind: "stem" as const,
        from: 0,
        to: stem.length,
      }));
    }
  }
  return [];
}
