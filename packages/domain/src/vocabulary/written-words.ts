import {
  arabic,
  french,
  german,
  invariable,
  russian,
  russianOf,
  russianSoft,
  russianStressed,
  russianVelar,
  type Adjective,
  type Forms,
} from "./grammar.ts";

/** The stem of an adjective by its declension; or a noun, alone and beside another noun. */
type RussianWord =
  | { hard: string }
  | { soft: string }
  | { stressed: string }
  | { velar: string }
  | { alone: string; beside: string }
  | { invariable: string };

/** An adjective, with its feminine where the default ending is wrong; or an invariable word. */
type GenderedWord = { m: string; f?: string } | { invariable: string };

/** An adjective in JSON, from which its forms are made. */
export interface WrittenWords {
  tr: string;
  en: string;
  ru: RussianWord;
  fr: GenderedWord;
  ar: GenderedWord;
  /** `plain` is the form after the noun, where it is not the stem. */
  de: { stem: string; plain?: string };
}

/** All forms of a word, by language. */
export const formsOf = {
  ru: (word: WrittenWords["ru"]): Forms => {
    if ("hard" in word) return russian(word.hard);
    if ("soft" in word) return russianSoft(word.soft);
    if ("stressed" in word) return russianStressed(word.stressed);
    if ("velar" in word) return russianVelar(word.velar);
    return "alone" in word ? russianOf(word.alone, word.beside) : invariable(word.invariable);
  },
  fr: (word: WrittenWords["fr"]): Forms =>
    "m" in word ? french(word.m, word.f) : invariable(word.invariable),
  ar: (word: WrittenWords["ar"]): Forms =>
    "m" in word ? arabic(word.m, word.f) : invariable(word.invariable),
  de: (word: WrittenWords["de"]): Forms => german(word.stem, word.plain),
};

/** All forms of an adjective. */
export const declined = ({ tr, en, ru, fr, ar, de }: WrittenWords): Adjective => ({
  tr,
  en,
  ru: formsOf.ru(ru),
  fr: formsOf.fr(fr),
  ar: formsOf.ar(ar),
  de: formsOf.de(de),
});
