import {
  arabic,
  french,
  german,
  invariable,
  russian,
  russianOf,
  russianSoft,
  russianStressed,
  type Adjective,
  type Forms,
} from "./grammar.ts";

/** The stem of an adjective by its declension; or a noun, alone and as it is put beside another noun. */
type RussianWord =
  | { hard: string }
  | { soft: string }
  | { stressed: string }
  | { alone: string; beside: string };

/** An adjective, with its feminine where the usual ending does not make it; or a word that never changes. */
type GenderedWord = { m: string; f?: string } | { invariable: string };

/** A colour's adjective as JSON holds it: what its forms are made from. */
export interface ColourWords {
  tr: string;
  en: string;
  ru: RussianWord;
  fr: GenderedWord;
  ar: GenderedWord;
  /** `plain` is the form after the noun, where that is not the stem. */
  de: { stem: string; plain?: string };
}

function russianForms(word: RussianWord): Forms {
  if ("hard" in word) return russian(word.hard);
  if ("soft" in word) return russianSoft(word.soft);
  if ("stressed" in word) return russianStressed(word.stressed);
  return russianOf(word.alone, word.beside);
}

/** All forms of a colour's adjective. */
export const declined = ({ tr, en, ru, fr, ar, de }: ColourWords): Adjective => ({
  tr,
  en,
  ru: russianForms(ru),
  fr: "m" in fr ? french(fr.m, fr.f) : invariable(fr.invariable),
  ar: "m" in ar ? arabic(ar.m, ar.f) : invariable(ar.invariable),
  de: german(de.stem, de.plain),
});
