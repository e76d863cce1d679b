import { defaultLocale, locales, type Locale } from "@preforma/domain/locales";
import { tokensOf } from "@preforma/domain/text";
import { termsOf } from "./analyse.ts";
import { byLocale } from "./by-locale.ts";
import { codeTables, type Codes } from "./codes.ts";
import { GermanCompounds } from "./compounds.ts";
import { ColumnsBuilder, type Columns } from "./columns.ts";
import { titleBit } from "./fields.ts";
import { Growing } from "./growing.ts";
import { eachPiece } from "./pieces.ts";
import { attributeTexts, categoryTexts, type AddedText } from "./synonyms.ts";
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
  readonly columns: Columns;
  readonly titles: Titles;
  readonly vocabulary: Vocabulary;
  readonly postings: Postings;
  /** German words by what they end in. */
  readonly compounds: GermanCompounds;
  readonly codes: { whole: Codes; running: Codes };
  /** Number of title words per document and locale, for preferring the title that says little else. */
  readonly titleLengths: Readonly<Record<Locale, Uint8Array>>;
}

/** Terms of some texts with the fields that each counts as, alongside. */
interface AnalysedTexts {
  terms: Uint32Array;
  fields: Uint16Array;
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
  /** What repeats from product to product is analysed once: pieces of titles, arrays of extra terms, attributes. */
  readonly #pieces = new Map<string, Uint32Array>();
  readonly #texts = new Map<string | readonly string[], AnalysedTexts>();

  add(document: SearchDocument): void {
    this.#columns.add(document);
    this.#titles.add(document.titles);
    this.#codes.push(document.code);
    locales.forEach((locale, at) => {
      const title = document.titles[locale];
      this.#lengths[at]!.push(title ? this.#touchTitle(title, locale) : 0);
      const texts = document.extraTerms[locale];
      if (texts) this.#touchAll(this.#remembered(texts, () => categoryTexts(texts, locale)));
    });
    for (const [key, make] of attributeTexts(document)) this.#touchAll(this.#remembered(key, make));
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
    const byName = [...this.#termNumbers.keys()].sort((a, b) => (a < b ? -1 : 1));
    const oldNumbers = Uint32Array.from(byName, (term) => this.#termNumbers.get(term)!);
    const spellings = Array.from(oldNumbers, (old) => this.#spellings[old]!);
    const vocabulary = new Vocabulary(byName, spellings);
    const postings = this.#invert(order, oldNumbers);
    return {
      columns: this.#columns.finish(order),
      titles: this.#titles.finish(order, options.fallbackLocale ?? defaultLocale),
      vocabulary,
      postings,
      compounds: new GermanCompounds(vocabulary, postings.fieldsOfTerm),
      codes: codeTables(Array.from(order, (arrival) => this.#codes[arrival]!)),
      titleLengths: byLocale((_, at) => this.#lengths[at]!.arranged(order)),
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
        fieldsOfOld[term]! |= fields[place];
        next[term] = place + 1;
      }
    }
    return {
      offsets,
      documents,
      fields,
      fieldsOfTerm: Uint16Array.from(oldNumbers, (old) => fieldsOfOld[old]!),
    };
  }

  #touch(term: number, field: number): void {
    const fields = this.#fields.array;
    if (fields[term] === 0) this.#touched.push(term);
    fields[term]! |= field;
  }

  #touchAll({ terms, fields }: AnalysedTexts): void {
    for (let at = 0; at < terms.length; at += 1) this.#touch(terms[at]!, fields[at]!);
  }

  /** Returns the number of the title's pieces. */
  #touchTitle(title: string, locale: Locale): number {
    const field = titleBit[locale];
    const pieces = eachPiece(title, (piece) => {
      for (const term of this.#termsOfPiece(piece, locale)) this.#touch(term, field);
    });
    return Math.min(pieces, 255);
  }

  #termsOfPiece(piece: string, locale: Locale): Uint32Array {
    let terms = this.#pieces.get(piece);
    if (!terms) {
      terms = Uint32Array.from(termsOf(piece), (term) => this.#number(term, locale, piece));
      this.#pieces.set(piece, terms);
    }
    return terms;
  }

  #remembered(key: string | readonly string[], make: () => readonly AddedText[]): AnalysedTexts {
    let texts = this.#texts.get(key);
    if (!texts) {
      const terms: number[] = [];
      const fields: number[] = [];
      for (const added of make()) {
        for (const term of termsOf(added.text)) {
          terms.push(this.#number(term, added.locale, added.text));
          fields.push(added.fields);
        }
      }
      texts = { terms: Uint32Array.from(terms), fields: Uint16Array.from(fields) };
      this.#texts.set(key, texts);
    }
    return texts;
  }

  /** The number of a term; a new one remembers how the text at hand spells it. */
  #number(term: string, locale: Locale, text?: string): number {
    let number = this.#termNumbers.get(term);
    if (number === undefined) {
      number = this.#termNumbers.size;
      this.#termNumbers.set(term, number);
      const token = text === undefined ? undefined : tokensOf(text).find((token) => token.term === term);
      this.#spellings.push(
        token && text ? text.slice(token.start, token.end).toLocaleLowerCase(locale) : term,
      );
      this.#frequencies.push(0);
      this.#fields.push(0);
    }
    return number;
  }
}
