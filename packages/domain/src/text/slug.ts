import type { Locale } from "../locales/index.ts";
import arabicLetters from "./arabic-letters.json" with { type: "json" };
import cyrillicLetters from "./cyrillic-letters.json" with { type: "json" };
import { fold } from "./fold.ts";

/** The word for `&`. */
const ampersand: Readonly<Record<Locale, string>> = {
  tr: "ve",
  en: "and",
  ru: "i",
  fr: "et",
  ar: "wa",
  de: "und",
};

/** Russian in the romanisation of passports and the specification's own slugs (`yuridicheskie`, `obyavleniya`). */
const cyrillic: Readonly<Record<string, string>> = cyrillicLetters;

/** Arabic consonants; {@link romaniseArabic} distinguishes long vowels from consonants. */
const arabic: Readonly<Record<string, string>> = arabicLetters;

/** Waw and ya read as vowels after a consonant unless another vowel letter follows. */
function romaniseArabic(letters: string): string {
  let romanised = "";
  for (let index = 0; index < letters.length; index += 1) {
    const letter = letters[index] ?? "";
    const before = letters[index - 1];
    const after = letters[index + 1];
    const asVowel =
      before !== undefined && !"اوي".includes(before) && (after === undefined || !"اوي".includes(after));
    if (letter === "و" && asVowel) romanised += "u";
    else if (letter === "ي" && asVowel) romanised += "i";
    else romanised += arabic[letter] ?? "";
  }
  return romanised;
}

/** Longer slugs are cut between words. */
const maximumLength = 80;

/**
 * A text as the readable end of a URL: ASCII lower case, words joined by hyphens, at most 80 characters. Umlauts and
 * accents are dropped (`Über uns` is `uber-uns`), Russian and Arabic are romanised. Empty when nothing can be
 * converted; the caller then falls back to the id.
 */
export function slugify(text: string, locale: Locale): string {
  // Ta marbuta ends in an a; folding alone would make it an h.
  const spoken = text.replaceAll("&", ` ${ampersand[locale]} `).replaceAll("ة", "ا");
  const latin = fold(spoken)
    .replaceAll(/[\u0621-\u06ff]+/g, romaniseArabic)
    .replaceAll(/[\u0400-\u04ff]/g, (letter) => cyrillic[letter] ?? "")
    .replaceAll("'", locale === "fr" ? " " : "");
  const slug = latin.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
  if (slug.length <= maximumLength) return slug;
  const cut = slug.lastIndexOf("-", maximumLength);
  return slug.slice(0, cut > 0 ? cut : maximumLength);
}
