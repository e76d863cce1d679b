import type { Locale } from "@preforma/domain/locales";
import { AnalysedDocuments } from "./analysed.ts";
import { codeTables, type Codes } from "./codes.ts";
import { GermanCompounds } from "./compounds.ts";
import { ColumnsBuilder, type Columns } from "./columns.ts";
import { type SearchDocument, byLocale } from "./types.ts";
import { TitlesBuilder, type Titles } from "./titles.ts";
import { Vocabulary } from "./vocabulary.ts";

/** Documents of each term ascending, and the fields that contain it. Term `t` owns `[offsets[t], offsets[t + 1])`. */
export interface Postings {
  readonly offsets: Uint32Array;
  readonly documents: Uint32Array;
  readonly fields: Uint16Array;
  /** All fields in which a term occurs in any document. */
  readonly fieldsOfTerm: Uint16Array;
}

/** Everything that queries read. Documents are numbered by ascending id, so that number order is id order. */
export interface SearchData {
  readonly columns: Columns;
  readonly titles: Titles;
  readonly vocabulary: Vocabulary;
  readonly postings: Postings;
  /** German words sorted by their endings. */
  readonly compounds: GermanCompounds;
  readonly codes: { whole: Codes; running: Codes };
  /** Number of title words per document and locale, to prefer titles with few other words. */
  readonly titleLengths: Readonly<Record<Locale, Uint8Array>>;
  /** For the next build. */
  readonly analysed: AnalysedDocuments | null;
}

/** Collects documents one by one; {@link IndexBuilder.finish} turns the collection into arrays. */
export class IndexBuilder {
  readonly #columns = new ColumnsBuilder();
  readonly #titles = new TitlesBuilder();
  readonly #codes: string[] = [];
  readonly #analysed: AnalysedDocuments;

  /** `before`: the result of the previous build's `handOn`. */
  constructor(before?: AnalysedDocuments | null) {
    this.#analysed = new AnalysedDocuments(before);
  }

  add(document: SearchDocument): void {
    this.#columns.add(document);
    this.#titles.add(document.titles);
    this.#codes.push(document.code);
    this.#analysed.add(document);
  }

  finish(): SearchData {
    const order = this.#columns.order();
    const { frequencies, firstForms } = this.#count(order);
    const { terms, spellings } = this.#analysed.lexicon;
    const oldNumbers = Uint32Array.from(terms.keys().filter((term) => frequencies[term]! > 0)).sort((a, b) =>
      terms[a]! < terms[b]! ? -1 : 1,
    );
    const vocabulary = new Vocabulary(
      Array.from(oldNumbers, (old) => terms[old]!),
      Array.from(oldNumbers, (old) => spellings[firstForms[old]!]!),
    );
    const postings = this.#invert(order, oldNumbers, frequencies);
    return {
      columns: this.#columns.finish(order),
      titles: this.#titles.finish(order),
      vocabulary,
      postings,
      compounds: new GermanCompounds(vocabulary, postings.fieldsOfTerm),
      codes: codeTables(Array.from(order, (arrival) => this.#codes[arrival]!)),
      titleLengths: byLocale((_, at) => this.#analysed.lengths[at]!.arranged(order)),
      analysed: this.#analysed.handOn(),
    };
  }

  /** Visits the pairs of document and form, by ascending document. */
  #eachPair(order: Uint32Array, visit: (document: number, form: number, pair: number) => void): void {
    const { ends, forms } = this.#analysed;
    for (let document = 0; document < order.length; document += 1) {
      const arrival = order[document]!;
      const end = ends.array[arrival]!;
      for (let pair = arrival === 0 ? 0 : ends.array[arrival - 1]!; pair < end; pair += 1)
        visit(document, forms.array[pair]!, pair);
    }
  }

  /** The number of documents per term, and the form in the first of them. */
  #count(order: Uint32Array): { frequencies: Uint32Array; firstForms: Uint32Array } {
    const { terms, termOf } = this.#analysed.lexicon;
    const frequencies = new Uint32Array(terms.length);
    const firstForms = new Uint32Array(terms.length);
    this.#eachPair(order, (_, form) => {
      const term = termOf.array[form]!;
      if (frequencies[term] === 0) firstForms[term] = form;
      frequencies[term]! += 1;
    });
    return { frequencies, firstForms };
  }

  /** Counting sort of (document, term) pairs by term; documents stay ascending because it is stable. */
  #invert(order: Uint32Array, oldNumbers: Uint32Array, frequencies: Uint32Array): Postings {
    const { forms, fields: given, lexicon } = this.#analysed;
    const offsets = new Uint32Array(oldNumbers.length + 1);
    const next = new Uint32Array(frequencies.length);
    oldNumbers.forEach((old, term) => {
      next[old] = offsets[term]!;
      offsets[term + 1] = offsets[term]! + frequencies[old]!;
    });
    const documents = new Uint32Array(forms.length);
    const fields = new Uint16Array(forms.length);
    const fieldsOfOld = new Uint16Array(frequencies.length);
    this.#eachPair(order, (document, form, pair) => {
      const term = lexicon.termOf.array[form]!;
      const place = next[term]!;
      documents[place] = document;
      fields[place] = given.array[pair]!;
      fieldsOfOld[term]! |= fields[place];
      next[term] = place + 1;
    });
    return {
      offsets,
      documents,
      fields,
      fieldsOfTerm: Uint16Array.from(oldNumbers, (old) => fieldsOfOld[old]!),
    };
  }
}
