import type { Locale } from "@preforma/domain/locales";
import type { SearchData } from "./build.ts";
import { categoryBonus, extraBit, fieldWeights, headBit } from "./fields.ts";
import { numbersOf } from "./synonyms.ts";
import type { Reading, Slot } from "./understand.ts";
import type { Match } from "./words.ts";

/** Above the highest score of words. */
const codeScore = { whole: 65_000, beginning: 60_000, runningNumber: 58_000 } as const;
/** Small compared with the difference between two kinds of match: they only order equal matches. */
const featuredBonus = 40;
const shortTitleBonus = 60;
/** Max letters that a case or a plural adds to a noun, or changes, and min letters of a stem. */
const longestCaseEnding = 2;
const shortestStem = 4;
/** Letters of a German plural: `Dose-n`, `Pump-en`; `Dosen-deckel` is another thing. */
const longestEnding = 3;

/**
 * Finds and scores documents. The score arrays are as long as the catalogue and are reused from query to query:
 * clearing 100,000 numbers takes microseconds, allocating them does not.
 */
export class Matcher {
  /** Score by document; 0 is "not found". */
  readonly scores: Uint16Array;
  /** The found documents, ascending, in the first `found` places. */
  readonly list: Uint32Array;
  found = 0;
  readonly #data: SearchData;
  readonly #best: Uint16Array;
  /** Whether a category of the document is about the current word. */
  readonly #heads: Uint8Array;
  /** Whether a document is of the kind that the keyword's noun names. */
  readonly #kind: Uint8Array;

  constructor(data: SearchData) {
    this.#data = data;
    this.scores = new Uint16Array(data.columns.count);
    this.#best = new Uint16Array(data.columns.count);
    this.#heads = new Uint8Array(data.columns.count);
    this.#kind = new Uint8Array(data.columns.count);
    this.list = new Uint32Array(data.columns.count);
  }

  /** Documents that match every slot, and those whose code is the keyword. */
  matchAll(reading: Reading, locale: Locale): void {
    const { code, runningNumber } = reading;
    const coded: number[] = [];
    const codedScores: number[] = [];
    if (code) {
      if (code.beside.length > 0) this.#matchSlots(code.beside, locale);
      this.#data.codes.whole.visit(code.prefix, (document, isWhole) => {
        const beside = code.beside.length > 0 ? this.scores[document]! : 1;
        if (beside === 0) return;
        coded.push(document);
        codedScores.push((isWhole ? codeScore.whole : codeScore.beginning) + Math.min(beside >> 8, 200));
      });
    }
    if (runningNumber !== null) {
      this.#data.codes.running.visit(runningNumber, (document, isWhole) => {
        if (!isWhole) return;
        coded.push(document);
        codedScores.push(codeScore.runningNumber);
      });
    }
    this.#matchSlots(reading.slots, locale, reading.head);
    if (coded.length > 0) {
      coded.forEach(
        (document, at) => (this.scores[document] = Math.max(this.scores[document]!, codedScores[at]!)),
      );
      this.#listScored();
    }
    this.#addBonuses(locale);
  }

  /** Documents that match the most slots, at least half of them; false if there are none. */
  matchMost({ slots, head }: Reading, locale: Locale): boolean {
    const counts = new Uint8Array(this.#data.columns.count);
    const { scores } = this;
    const best = this.#best;
    scores.fill(0);
    let max = 0;
    for (const slot of slots) {
      this.#scoreSlot(slot, locale);
      for (let document = 0; document < scores.length; document += 1) {
        if (best[document] === 0) continue;
        scores[document]! += best[document]!;
        counts[document]! += 1;
        if (counts[document]! > max) max = counts[document]!;
      }
    }
    if (max * 2 < slots.length || max === 0) {
      this.found = 0;
      return false;
    }
    for (let document = 0; document < scores.length; document += 1)
      if (counts[document]! < max) scores[document] = 0;
    this.#listScored();
    if (head !== null) this.#putKindFirst(head, slots, locale);
    this.#addBonuses(locale);
    return true;
  }

  #matchSlots(slots: readonly Slot[], locale: Locale, head: Slot | null = null): void {
    const { scores, list } = this;
    const best = this.#best;
    scores.fill(0);
    this.found = 0;
    if (slots.length === 0 || slots.some((slot) => slot.matches.length === 0)) return;
    // The rarest slot first: the others are then checked only against its documents.
    const ordered = [...slots].sort((a, b) => this.#postingsOf(a) - this.#postingsOf(b));
    ordered.forEach((slot, turn) => {
      this.#scoreSlot(slot, locale);
      if (turn === 0) {
        scores.set(best);
        this.#listScored();
        return;
      }
      let count = 0;
      for (let at = 0; at < this.found; at += 1) {
        const document = list[at]!;
        if (best[document] === 0) scores[document] = 0;
        else {
          scores[document]! += best[document]!;
          list[count] = document;
          count += 1;
        }
      }
      this.found = count;
    });
    if (head !== null) this.#putKindFirst(head, slots, locale);
  }

  /**
   * Marks the documents of the kind that the keyword's noun names, in any inflection: `kapağı` matches Kapaklar, `غطاء`
   * matches أغطية. False if the noun names no kind.
   */
  #readKind({ word }: Slot, locale: Locale): boolean {
    const { postings, vocabulary } = this.#data;
    const wanted = extraBit[locale] | headBit;
    let isThere = false;
    this.#kind.fill(0);
    for (const noun of numbersOf(word, locale)) {
      const stem = noun.slice(0, Math.max(shortestStem, noun.length - longestCaseEnding));
      const [from, to] = vocabulary.startingWith(stem);
      for (let term = from; term < to; term += 1) {
        if ((postings.fieldsOfTerm[term]! & wanted) !== wanted) continue;
        for (let at = postings.offsets[term]!; at < postings.offsets[term + 1]!; at += 1) {
          if ((postings.fields[at]! & wanted) !== wanted) continue;
          this.#kind[postings.documents[at]!] = 1;
          isThere = true;
        }
      }
    }
    return isThere;
  }

  /**
   * Puts documents of the noun's kind first: a search for a bottle cap means caps, not bottles that have one. No cap's
   * text contains "bottle": if none was found, all caps come first, those that match more of the other words, such as a
   * neck or a colour, before the others.
   */
  #putKindFirst(head: Slot, slots: readonly Slot[], locale: Locale): void {
    const { scores, list } = this;
    const found = list.subarray(0, this.found);
    if (found.length === 0 || !this.#readKind(head, locale)) return;
    const kind = this.#kind;
    const best = found.reduce((max, document) => Math.max(max, scores[document]!), 0);
    const above = best + featuredBonus + shortTitleBonus + 1;
    const raise = (document: number, by: number): void => {
      scores[document] = Math.min(codeScore.runningNumber - 1, scores[document]! + by);
    };
    if (found.some((document) => kind[document] === 1)) {
      for (const document of found) if (kind[document] === 1) raise(document, above);
      return;
    }
    for (let document = 0; document < scores.length; document += 1)
      if (kind[document] === 1) raise(document, above);
    for (const slot of slots) {
      if (slot === head) continue;
      this.#scoreSlot(slot, locale);
      for (let document = 0; document < scores.length; document += 1)
        if (kind[document] === 1) raise(document, this.#best[document]!);
    }
    this.#listScored();
  }

  /** Writes each document's score for one slot to `#best`: its best match. */
  #scoreSlot(slot: Slot, locale: Locale): void {
    const { offsets, documents, fields } = this.#data.postings;
    const best = this.#best;
    const weights = fieldWeights(locale);
    const rarity = this.#rarity(slot);
    const head = extraBit[locale] | headBit;
    const heads = this.#heads;
    best.fill(0);
    heads.fill(0);
    for (const match of slot.matches) {
      if (match.quality === 0) continue;
      const factor = match.quality * rarity;
      const isAbout = this.#isAbout(match, locale);
      const end = offsets[match.term + 1]!;
      for (let at = offsets[match.term]!; at < end; at += 1) {
        const score = weights[fields[at]!]! * factor;
        const document = documents[at]!;
        if (score > best[document]!) best[document] = score;
        if (isAbout && (fields[at]! & head) === head) heads[document] = 1;
      }
    }
    const bonus = Math.round(categoryBonus * rarity);
    for (let document = 0; document < best.length; document += 1) best[document]! += heads[document]! * bonus;
  }

  /**
   * Whether a category with the matched word is of the requested kind: in a German compound only the ending shows it.
   */
  #isAbout({ kind, term, to }: Match, locale: Locale): boolean {
    if (locale !== "de" || kind !== "prefix") return true;
    return this.#data.vocabulary.terms[term]!.length - to <= longestEnding;
  }

  #postingsOf(slot: Slot): number {
    const { offsets } = this.#data.postings;
    return slot.matches.reduce(
      (sum, { term, quality }) => (quality === 0 ? sum : sum + offsets[term + 1]! - offsets[term]!),
      0,
    );
  }

  /** Between a half and one: rare words are more significant. */
  #rarity(slot: Slot): number {
    const all = this.#data.columns.count + 1;
    const share = Math.log(all / (Math.min(this.#postingsOf(slot), all - 1) + 1)) / Math.log(all);
    return 0.5 + 0.5 * Math.max(0, share);
  }

  #listScored(): void {
    const { scores, list } = this;
    let found = 0;
    for (let document = 0; document < scores.length; document += 1) {
      if (scores[document] !== 0) {
        list[found] = document;
        found += 1;
      }
    }
    this.found = found;
  }

  #addBonuses(locale: Locale): void {
    const { featured } = this.#data.columns;
    const lengths = this.#data.titleLengths[locale];
    for (let at = 0; at < this.found; at += 1) {
      const document = this.list[at]!;
      const length = lengths[document]!;
      const bonus = featured[document]! * featuredBonus + (length === 0 ? 0 : shortTitleBonus / length);
      this.scores[document] = Math.min(65_535, this.scores[document]! + bonus);
    }
  }
}
