import { locales, type Locale } from "@preforma/domain/locales";
import { titleBit } from "./fields.ts";
import { Growing } from "./growing.ts";
import { Lexicon, type AnalysedTexts } from "./lexicon.ts";
import { attributeTexts, categoryTexts } from "./synonyms.ts";
import type { SearchDocument } from "./types.ts";

/** A number at the end of a piece of text may have its unit in the next piece. */
const endsInDigit = /\p{Nd}$/u;

/**
 * Visits a title's pieces between spaces, and each number also joined with the next piece. Titles do not repeat but
 * their pieces do, so that results for a piece can be cached. Returns the number of pieces.
 */
export function eachPiece(
  title: string,
  visit: (piece: string, start: number, isPair: boolean) => void,
): number {
  const pieces = title.split(" ");
  let start = 0;
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at]!;
    const next = pieces[at + 1];
    visit(piece, start, false);
    if (next !== undefined && endsInDigit.test(piece)) visit(`${piece} ${next}`, start, true);
    start += piece.length + 1;
  }
  return pieces.length;
}

/** Max growth of a lexicon before a build starts with a new one: it remembers every title that ever existed. */
const maxGrowth = 2;
/** Entries allowed in addition, so that a small catalogue does not start anew too often. */
const alwaysCached = 10_000;

const words = (length: number): Uint32Array<ArrayBuffer> => new Uint32Array(length);
const shorts = (length: number): Uint16Array<ArrayBuffer> => new Uint16Array(length);
const bytes = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(length);

/**
 * The terms of each document, one document after the other. Analysing is most of the work of a build; documents that
 * the previous build also had (by their `source`) are copied from it.
 */
export class AnalysedDocuments {
  readonly lexicon: Lexicon;
  /** Forms with their fields; document `d` owns `[ends[d - 1], ends[d])`. */
  readonly forms = new Growing(words, 1 << 16);
  readonly fields = new Growing(shorts, 1 << 16);
  readonly ends = new Growing(words);
  /** Number of title words by language. */
  readonly lengths = locales.map(() => new Growing(bytes));
  readonly #arrivals = new Map<object, number>();
  /** Fields of the current document, by term; zero between documents. */
  readonly #fields = new Growing(shorts);
  readonly #touched: number[] = [];
  #before: AnalysedDocuments | undefined;

  constructor(before?: AnalysedDocuments | null) {
    this.#before = before ?? undefined;
    this.lexicon = before?.lexicon ?? new Lexicon();
  }

  add(document: SearchDocument): void {
    const { source } = document;
    const before = this.#before;
    const known = before && source ? before.#arrivals.get(source) : undefined;
    if (before && known !== undefined) this.#copy(before, known);
    else this.#analyse(document);
    if (source) this.#arrivals.set(source, this.ends.length);
    this.ends.push(this.forms.length);
  }

  /** Ends the build. Returns the state that the next one may start from. */
  handOn(): AnalysedDocuments | null {
    this.#before = undefined;
    this.lexicon.firstSize ??= this.lexicon.size;
    return this.lexicon.size <= this.lexicon.firstSize * maxGrowth + alwaysCached ? this : null;
  }

  #copy(before: AnalysedDocuments, known: number): void {
    const start = known === 0 ? 0 : before.ends.array[known - 1]!;
    const end = before.ends.array[known]!;
    this.forms.append(before.forms.array.subarray(start, end));
    this.fields.append(before.fields.array.subarray(start, end));
    this.lengths.forEach((lengths, at) => lengths.push(before.lengths[at]!.array[known]!));
  }

  #analyse(document: SearchDocument): void {
    locales.forEach((locale, at) => {
      const title = document.titles[locale];
      this.lengths[at]!.push(title ? this.#touchTitle(title, locale) : 0);
      const texts = document.extraTerms[locale];
      if (texts) this.#touchAll(this.lexicon.ofTexts(texts, () => categoryTexts(texts, locale)));
    });
    for (const [key, make] of attributeTexts(document)) this.#touchAll(this.lexicon.ofTexts(key, make));
    const termOf = this.lexicon.termOf.array;
    for (const form of this.#touched) {
      this.forms.push(form);
      this.fields.push(this.#fields.array[termOf[form]!]!);
    }
    for (const form of this.#touched) this.#fields.array[termOf[form]!] = 0;
    this.#touched.length = 0;
  }

  /** Counts a term once per document, in its first form. */
  #touch(form: number, field: number): void {
    const term = this.lexicon.termOf.array[form]!;
    const fields = this.#fields.array;
    if (fields[term] === 0) this.#touched.push(form);
    fields[term]! |= field;
  }

  #touchAll({ forms, fields }: AnalysedTexts): void {
    this.#fields.reserve(this.lexicon.terms.length);
    for (let at = 0; at < forms.length; at += 1) this.#touch(forms[at]!, fields[at]!);
  }

  /** Returns the number of the title's pieces. */
  #touchTitle(title: string, locale: Locale): number {
    const field = titleBit[locale];
    const pieces = eachPiece(title, (piece) => {
      const forms = this.lexicon.ofPiece(piece, locale);
      this.#fields.reserve(this.lexicon.terms.length);
      for (const form of forms) this.#touch(form, field);
    });
    return Math.min(pieces, 255);
  }
}
