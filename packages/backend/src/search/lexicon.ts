import type { Locale } from "@preforma/domain/locales";
import { tokensOf } from "@preforma/domain/text";
import { termsOf } from "./analyse.ts";
import { byLocale } from "./types.ts";
import { Growing } from "./growing.ts";
import type { AddedText } from "./synonyms.ts";

/** Forms of some texts and, in parallel, their fields. */
export interface AnalysedTexts {
  forms: Uint32Array;
  fields: Uint16Array;
}

/**
 * Numbers terms and forms: a form is one spelling of a term. Numbers are stable across builds, so that the next index
 * can reuse analysed documents.
 */
export class Lexicon {
  readonly terms: string[] = [];
  /** The term of each form. */
  readonly termOf = new Growing((length) => new Uint32Array(length));
  readonly spellings: string[] = [];
  /** Number of entries at the end of the first build. */
  firstSize: number | undefined;
  #size = 0;
  readonly #termNumbers = new Map<string, number>();
  readonly #formNumbers = new Map<string, number>();
  /** Repeated parts of products are analysed once: pieces of titles, arrays of extra terms, attributes. */
  readonly #pieces = byLocale(() => new Map<string, Uint32Array>());
  readonly #attributes = new Map<string, AnalysedTexts>();
  readonly #arrays = new WeakMap<readonly string[], AnalysedTexts>();

  /** Number of entries: texts and forms. */
  get size(): number {
    return this.#size + this.spellings.length;
  }

  /** The forms of a piece of a title. */
  ofPiece(piece: string, locale: Locale): Uint32Array {
    let forms = this.#pieces[locale].get(piece);
    if (!forms) {
      forms = Uint32Array.from(termsOf(piece), (term) => this.#form(term, locale, piece));
      this.#pieces[locale].set(piece, forms);
      this.#size += 1;
    }
    return forms;
  }

  /** The forms of the texts that `make` returns, which must always be the same for this key. */
  ofTexts(key: string | readonly string[], make: () => readonly AddedText[]): AnalysedTexts {
    let texts = typeof key === "string" ? this.#attributes.get(key) : this.#arrays.get(key);
    if (!texts) {
      this.#size += 1;
      const forms: number[] = [];
      const fields: number[] = [];
      for (const added of make()) {
        for (const term of termsOf(added.text)) {
          forms.push(this.#form(term, added.locale, added.text));
          fields.push(added.fields);
        }
      }
      texts = { forms: Uint32Array.from(forms), fields: Uint16Array.from(fields) };
      if (typeof key === "string") this.#attributes.set(key, texts);
      else this.#arrays.set(key, texts);
    }
    return texts;
  }

  #form(term: string, locale: Locale, text: string): number {
    const token = tokensOf(text).find((found) => found.term === term);
    const spelling = token ? text.slice(token.start, token.end).toLocaleLowerCase(locale) : term;
    const key = `${term} ${spelling}`;
    let form = this.#formNumbers.get(key);
    if (form === undefined) {
      form = this.#formNumbers.size;
      this.#formNumbers.set(key, form);
      this.spellings.push(spelling);
      this.termOf.push(this.#term(term));
    }
    return form;
  }

  #term(term: string): number {
    let number = this.#termNumbers.get(term);
    if (number === undefined) {
      number = this.terms.push(term) - 1;
      this.#termNumbers.set(term, number);
    }
    return number;
  }
}
