import { defaultLocale, locales, type Locale } from "@preforma/domain/locales";
import { tokensOf } from "@preforma/domain/text";
import { neckTerms, termsOf, volumeTerms } from "./analyse.ts";
import { codeTables, type Codes } from "./codes.ts";
import { ColumnsBuilder, type Columns } from "./columns.ts";
import { attributeBit, extraBit, titleBit } from "./fields.ts";
import { Growing } from "./growing.ts";
import { vocabularyTexts } from "./synonyms.ts";
import { TitlesBuilder, type Titles } from "./titles.ts";
import type { SearchDocument, SearchIndexOptions } from "./types.ts";
import { Vocabulary } from "./vocabulary.ts";

/** Documents of each term ascending, and in which fields they have it. Term `t` owns `[offsets[t], offsets[t + 1])`. */
export interface Postings {
  readonly offsets: Uint32Array;
  readonly documents: Uint32Array;
  readonly fields: Uint16Array;
  /** All fields in which a term occurs anywhere. */
  readonly fieldsOfTerm: Uint16Array;
}

/** Everything that queries read. Documents are numbered by ascending id, so that number order is id order. */
export interface SearchData {
  readonly fallbackLocale: Locale;
  readonly columns: Columns;
  readonly titles: Titles;
  readonly vocabulary: Vocabulary;
  readonly postings: Postings;
  readonly codes: { whole: Codes; running: Codes };
  /** Number of title words per document and locale, for preferring the title that says little else. */
  readonly titleLengths: Readonly<Record<Locale, Uint8Array>>;
}

const byte = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(length);

/** Collects documents one by one; {@link IndexBuilder.finish} turns the collection into arrays. */
export class IndexBuilder {
  readonly #columns = new ColumnsBuilder();
  readonly #titles = new TitlesBuilder();
  readonly #codes: string[] = [];
  readonly #lengths = locales.map(() => new Growing(byte));
  readonly #termNumbers = new Map<string, number>();
  readonly #spellings: string[] = [];
  readonly #frequencies = new Growing((length) => new Uint32Array(length));
  /** Fields of the document at hand, by term. */
  readonly #fields = new Growing((length) => new Uint16Array(length));
  #touched: number[] = [];
  readonly #pairTerms = new Growing((length) => new Uint32Array(length), 1 << 16);
  readonly #pairFields = new Growing((length) => new Uint16Array(length), 1 << 16);
  readonly #pairEnds = new Growing((length) => new Uint32Array(length));
  /** Extra terms repeat from product to product; their analysis is kept per text. */
  readonly #analysed = new Map<string, Uint32Array>();

  add(document: SearchDocument): void {
    this.#columns.add(document);
    this.#titles.add(document.titles);
    this.#codes.push(document.code);
    locales.forEach((locale, at) => {
      const title = document.titles[locale];
      const terms = title ? termsOf(title) : [];
      for (const term of terms) this.#touch(this.#number(term, locale, title), titleBit[locale]);
      this.#lengths[at]!.push(Math.min(terms.length, 255));
      for (const text of document.extraTerms[locale] ?? []) this.#touchText(text, locale, extraBit[locale]);
    });
    for (const { text, locale, fields } of vocabularyTexts(document)) this.#touchText(text, locale, fields);
    if (document.volumeMl !== null) for (const term of volumeTerms(document.volumeMl)) this.#touch(this.#number(term, "en"), attributeBit);
    if (document.neck) for (const term of neckTerms(document.neck)) this.#touch(this.#number(term, "en"), attributeBit);
    for (const term of this.#touched) {
      this.#pairTerms.push(term);
      this.#pairFields.push(this.#fields.array[term]!);
      this.#fields.array[term] = 0;
      this.#frequencies.array[term]! += 1;
    }
    this.#touched.length = 0;
    this.#pairEnds.push(this.#pairTerms.length);
  }

  finish(options: SearchIndexOptions): SearchData {
    const order = this.#columns.order();
    const fallbackLocale = options.fallbackLocale ?? defaultLocale;
    const byName = [...this.#termNumbers.keys()].sort((a, b) => (a < b ? -1 : 1));
    const oldNumbers = Uint32Array.from(byName, (term) => this.#termNumbers.get(term)!);
    const spellings = Array.from(oldNumbers, (old) => this.#spellings[old]!);
    return {
      fallbackLocale,
      columns: this.#columns.finish(order),
      titles: this.#titles.finish(order, fallbackLocale),
      vocabulary: new Vocabulary(byName, spellings),
      postings: this.#invert(order, oldNumbers),
      codes: codeTables(Array.from(order, (arrival) => this.#codes[arrival]!)),
      titleLengths: Object.fromEntries(locales.map((locale, at) => [locale, this.#lengths[at]!.arranged(order)])) as Record<Locale, Uint8Array>,
    };
  }

  /** Counting sort of (document, term) pairs by term; documents come out ascending because they go in so. */
  #invert(order: Uint32Array, oldNumbers: Uint32Array): Postings {
    const offsets = new Uint32Array(oldNumbers.length + 1);
    const next = new Uint32Array(oldNumbers.length);
    oldNumbers.forEach((old, term) => {
      next[old] = offsets[term]!;
      offsets[term + 1] = offsets[term]! + this.#frequencies.array[old]!;
    });
    const documents = new Uint32Array(this.#pairTerms.length);
    const fields = new Uint16Array(this.#pairTerms.length);
    const fieldsOfOld = new Uint16Array(oldNumbers.length);
    for (let document = 0; document < order.length; document += 1) {
      const arrival = order[document]!;
      const end = this.#pairEnds.array[arrival]!;
      for (let pair = arrival === 0 ? 0 : this.#pairEnds.array[arrival - 1]!; pair < end; pair += 1) {
        const term = this.#pairTerms.array[pair]!;
        const place = next[term]!;
        documents[place] = document;
        fields[place] = this.#pairFields.array[pair]!;
        fieldsOfOld[term]! |= fields[place]!;
        next[term] = place + 1;
      }
    }
    return { offsets, documents, fields, fieldsOfTerm: Uint16Array.from(oldNumbers, (old) => fieldsOfOld[old]!) };
  }

  #touch(term: number, field: number): void {
    const fields = this.#fields.array;
    if (fields[term] === 0) this.#touched.push(term);
    fields[term]! |= field;
  }

  #touchText(text: string, locale: Locale, field: number): void {
    let terms = this.#analysed.get(text);
    if (!terms) {
      terms = Uint32Array.from(termsOf(text), (term) => this.#number(term, locale, text));
      this.#analysed.set(text, terms);
    }
    for (const term of terms) this.#touch(term, field);
  }

  /** The number of a term; a new one remembers how the text at hand spells it. */
  #number(term: string, locale: Locale, text?: string): number {
    let number = this.#termNumbers.get(term);
    if (number === undefined) {
      number = this.#termNumbers.size;
      this.#termNumbers.set(term, number);
      const token = text === undefined ? undefined : tokensOf(text).find((token) => token.term === term);
      this.#spellings.push(token && text ? text.slice(token.start, token.end).toLocaleLowerCase(locale) : term);
      this.#frequencies.push(0);
      this.#fields.push(0);
    }
    return number;
  }
}
