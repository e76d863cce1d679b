import { defaultLocale, locales, type Locale } from "@preforma/domain/locales";
import { byLocale } from "./types.ts";
import { Growing } from "./growing.ts";

const localeNumber = byLocale((_, at) => at);

/**
 * All titles in one UTF-8 buffer: a third of the memory of separate strings, and nothing for the garbage collector to
 * traverse. Read only for the products of a page and for sorting by title.
 */
export interface Titles {
  /** The title that visitors of a language see: in their language, in Turkish, or the first available one. */
  shown(document: number, locale: Locale): string;
}

export class TitlesBuilder {
  readonly #text = new Growing((length) => new Uint8Array(length), 1 << 16);
  readonly #ends = new Growing((length) => new Uint32Array(length));
  readonly #encoder = new TextEncoder();

  add(titles: Partial<Record<Locale, string>>): void {
    for (const locale of locales) {
      const title = titles[locale];
      if (title) {
        // A UTF-16 unit takes at most three bytes.
        this.#text.reserve(this.#text.length + title.length * 3);
        this.#text.length += this.#encoder.encodeInto(
          title,
          this.#text.array.subarray(this.#text.length),
        ).written;
      }
      this.#ends.push(this.#text.length);
    }
  }

  /** `order`: arrival numbers by document number. */
  finish(order: Uint32Array): Titles {
    const text = this.#text.array.slice(0, this.#text.length);
    const ends = this.#ends.array.slice(0, this.#ends.length);
    const decoder = new TextDecoder();
    const read = (document: number, locale: Locale): string => {
      const cell = order[document]! * locales.length + localeNumber[locale];
      const start = cell === 0 ? 0 : ends[cell - 1]!;
      const end = ends[cell]!;
      return start === end ? "" : decoder.decode(text.subarray(start, end));
    };
    return {
      shown(document, locale) {
        const title = read(document, locale) || read(document, defaultLocale);
        if (title) return title;
        for (const other of locales) {
          const any = read(document, other);
          if (any) return any;
        }
        return "";
      },
    };
  }
}
