import { maxKeywordLength } from "@preforma/domain/limits";
import type { Locale } from "@preforma/domain/locales";
import { tokensOf, type Token } from "@preforma/domain/text";
import { compactCode } from "./analyse.ts";
import type { SearchData } from "./build.ts";
import { headWords } from "./heads.ts";
import { matchesOfTerms, matchesOfWord, type Match } from "./words.ts";
import { isMillimetre, measureTerm, numberOf, splitMeasure, unitsStartingWith, volumeTerm } from "./units.ts";

/** Max words that are read: no one types more, and each costs time. */
const maxWords = 12;
const onlyLetters = /^\p{L}+$/u;

/** One thing that the visitor searches for; every product found has one of its terms. */
export interface Slot {
  /** Folded, as typed. */
  word: string;
  /** Range in the keyword, for inserting a corrected word. */
  start: number;
  end: number;
  matches: Match[];
}

/** What a keyword means. */
export interface Reading {
  slots: Slot[];
  /** The head noun, which other words of the keyword describe, if there is one: the cap of `bottle cap`. */
  head: Slot | null;
  /** If the keyword contains (the beginning of) an article code: the code, and the other slots. */
  code: { prefix: string; beside: Slot[] } | null;
  /** If the whole keyword is the running number of a code: `0757` of `TR0757`. */
  runningNumber: string | null;
}

/** Reads a keyword as words, measures, neck finishes and article codes. */
export function understand(keyword: string, locale: Locale, data: SearchData): Reading {
  const tokens = tokensOf(keyword.slice(0, maxKeywordLength)).slice(0, maxWords);
  const compact = compactCode(keyword.slice(0, maxKeywordLength));
  const isNumber = /^\d{2,}$/.test(compact) && tokens.length === 1;
  const slots = slotsOf(tokens, locale, data, true);
  return {
    slots,
    head: headOf(slots, locale),
    code: codeIn(tokens, locale, data),
    runningNumber: isNumber ? compact.replace(/^0+(?=\d{2})/, "") : null,
  };
}

/** Turkish words that only describe, even at the end: `şişe kapaklı`. */
const describing = /(?:l[iu]|s[iu]z)$/u;

/** The slot of the head noun; sizes may precede or follow it. */
function headOf(slots: readonly Slot[], locale: Locale): Slot | null {
  if (slots.length < 2) return null;
  const words = slots.map(({ word }) => word).filter((word) => onlyLetters.test(word));
  const [head, ...others] = headWords(words.join(" "), locale);
  if (head === undefined || others.length > 0 || (locale === "tr" && describing.test(head))) return null;
  return slots.find(({ word }) => word === head) ?? null;
}

function slotsOf(tokens: readonly Token[], locale: Locale, data: SearchData, endsKeyword: boolean): Slot[] {
  const slots: Slot[] = [];
  for (let at = 0; at < tokens.length;) {
    const taken = measureAt(tokens, at, data, endsKeyword) ?? neckAt(tokens, at, data, endsKeyword);
    if (taken) {
      const [first, last] = [tokens[at]!, tokens[at + taken.words - 1]!];
      const word = tokens
        .slice(at, at + taken.words)
        .map((token) => token.term)
        .join(" ");
      slots.push({ word, start: first.start, end: last.end, matches: taken.matches });
      at += taken.words;
      continue;
    }
    const token = tokens[at]!;
    const matches = matchesOfWord(token.term, locale, data, endsKeyword && at === tokens.length - 1);
    const pieces = matches.length === 0 ? piecesOf(token) : [];
    if (pieces.length > 1)
      slots.push(...slotsOf(pieces, locale, data, endsKeyword && at === tokens.length - 1));
    else slots.push({ word: token.term, start: token.start, end: token.end, matches });
    at += 1;
  }
  for (let next = 1; next < slots.length; next += 1) addJoined(slots[next - 1]!, slots[next]!, data);
  return slots;
}

/** `roll on` also means `rollon`: the joined word matches both. */
function addJoined(first: Slot, second: Slot, data: SearchData): void {
  if (!onlyLetters.test(first.word) || !onlyLetters.test(second.word)) return;
  for (const joined of matchesOfTerms([first.word + second.word], data)) {
    for (const slot of [first, second]) {
      if (!slot.matches.some((match) => match.term === joined.term)) slot.matches.push(joined);
    }
  }
}

/** Splits `pet500ml` and `38/400` into parts that may be known: letters, and numbers with their units. */
function piecesOf(token: Token): Token[] {
  const pieces = token.term.match(/\d[\d.]*\p{L}*|\p{L}+/gu) ?? [];
  // Their own ranges are not needed: numbers are never corrected.
  return pieces.map((term) => ({ term, start: token.start, end: token.end }));
}

type Taken = { words: number; matches: Match[] } | undefined;

/** `500 ml`, `0.5l`, `1 000 мл`, `28 mm`, and `500 m` while the unit is being typed. */
function measureAt(tokens: readonly Token[], at: number, data: SearchData, endsKeyword: boolean): Taken {
  const word = tokens[at]!.term;
  const split = splitMeasure(word);
  if (split) {
    const isLast = endsKeyword && at === tokens.length - 1;
    return measured(split.value, split.unit, 1, isLast, data);
  }
  const value = numberOf(word);
  const next = tokens[at + 1]?.term;
  if (value === undefined || next === undefined) return undefined;
  const grouped = groupedThousands(tokens, at, data);
  return grouped ?? measured(value, next, 2, endsKeyword && at + 2 === tokens.length, data);
}

function measured(value: number, unit: string, words: number, isLast: boolean, data: SearchData): Taken {
  const term = measureTerm(value, unit);
  if (term !== undefined) {
    const matches = matchesOfTerms([term], data);
    // Titles write a size in mm in many ways; a volume that no product has simply does not exist.
    return matches.length > 0 || !isMillimetre(unit) ? { words, matches } : undefined;
  }
  if (!isLast) return undefined;
  const possible = unitsStartingWith(unit).map((factor) => volumeTerm(value * factor));
  if ("mm".startsWith(unit)) possible.push(`${value}mm`);
  const matches = matchesOfTerms(possible, data);
  return matches.length > 0 ? { words, matches } : undefined;
}

/** `1 000 ml`, if that volume exists and `000 ml` does not. */
function groupedThousands(tokens: readonly Token[], at: number, data: SearchData): Taken {
  const [first, second, unit] = [
    tokens[at]?.term ?? "",
    tokens[at + 1]?.term ?? "",
    tokens[at + 2]?.term ?? "",
  ];
  if (!/^[1-9]\d{0,2}$/.test(first) || !/^\d{3}$/.test(second)) return undefined;
  const whole = measureTerm(Number(first + second), unit);
  const alone = measureTerm(Number(second), unit);
  if (whole === undefined || alone === undefined || matchesOfTerms([alone], data).length > 0)
    return undefined;
  const matches = matchesOfTerms([whole], data);
  return matches.length > 0 ? { words: 3, matches } : undefined;
}

/** `28 410` and `28-410`, if the catalogue has a neck `28/410`; the last number may be incomplete. */
function neckAt(tokens: readonly Token[], at: number, data: SearchData, endsKeyword: boolean): Taken {
  const [diameter, finish] = [tokens[at]!.term, tokens[at + 1]?.term];
  if (finish === undefined || !/^\d{1,3}$/.test(diameter) || !/^\d{2,3}$/.test(finish)) return undefined;
  const code = `${diameter}/${finish}`;
  const exact = matchesOfTerms([code], data);
  if (exact.length > 0) return { words: 2, matches: exact };
  if (!endsKeyword || at + 2 < tokens.length) return undefined;
  const [from, to] = data.vocabulary.startingWith(code);
  const matches = matchesOfTerms(data.vocabulary.terms.slice(from, to), data);
  return matches.length > 0 ? { words: 2, matches } : undefined;
}

/** The longest run of words that, joined, begins an article code; it must contain a digit, or it would be a word. */
function codeIn(tokens: readonly Token[], locale: Locale, data: SearchData): Reading["code"] {
  for (let length = Math.min(tokens.length, 6); length >= 1; length -= 1) {
    for (let at = 0; at + length <= tokens.length; at += 1) {
      const prefix = compactCode(
        tokens
          .slice(at, at + length)
          .map((token) => token.term)
          .join(""),
      );
      const isWhole = length === tokens.length;
      const isCode =
        /\d/.test(prefix) && prefix.length >= (isWhole ? 3 : 4) && (isWhole || /\p{L}/u.test(prefix));
      if (!isCode || !data.codes.whole.has(prefix)) continue;
      const beside = [
        ...slotsOf(tokens.slice(0, at), locale, data, false),
        ...slotsOf(tokens.slice(at + length), locale, data, true),
      ];
      return { prefix, beside };
    }
  }
  return null;
}
