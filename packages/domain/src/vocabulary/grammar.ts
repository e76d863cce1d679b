import type { Locale } from "../locales/index.ts";

/** Grammatical gender of a noun. French and Arabic have no neuter; Turkish and English no gender. */
export type Gender = "m" | "f" | "n";

/** The languages whose adjectives agree with their noun. */
export type AgreeingLocale = "ru" | "fr" | "ar" | "de";

/**
 * An adjective in the nominative, indefinite. `plain` is the form used after the noun or alone (German `weiß`;
 * elsewhere the masculine). Arabic names things in the plural with the feminine singular.
 */
export interface Forms {
  m: string;
  f: string;
  n: string;
  plural: string;
  pluralFeminine: string;
  plain: string;
}

/** An adjective in all six languages: one word in Turkish and English, agreeing forms in the others. */
export interface Adjective extends Record<AgreeingLocale, Forms> {
  tr: string;
  en: string;
}

const forms = (
  m: string,
  f: string,
  n: string,
  plural: string,
  pluralFeminine = plural,
  plain = m,
): Forms => ({
  m,
  f,
  n,
  plural,
  pluralFeminine,
  plain,
});

/** A word that never changes: French `orange`, `bleu clair`; German `rosa`. */
export const invariable = (word: string): Forms => forms(word, word, word, word);

/** Russian colour expressed by a noun: alone `розовое золото`, beside another noun `цвета розового золота`. */
export const russianOf = (alone: string, beside: string): Forms => ({ ...invariable(beside), plain: alone });

/** Russian adjective with a hard stem: `бел` -> белый, белая, белое, белые. */
export const russian = (stem: string): Forms => forms(`${stem}ый`, `${stem}ая`, `${stem}ое`, `${stem}ые`);

/** Russian adjective with a soft stem: `син` -> синий, синяя, синее, синие. */
export const russianSoft = (stem: string): Forms => forms(`${stem}ий`, `${stem}яя`, `${stem}ее`, `${stem}ие`);

/** Russian adjective stressed on its ending: `голуб` -> голубой, голубая, голубое, голубые. */
export const russianStressed = (stem: string): Forms =>
  forms(`${stem}ой`, `${stem}ая`, `${stem}ое`, `${stem}ые`);

/** Russian adjective in к: `узк` -> узкий, узкая, узкое, узкие. */
export const russianVelar = (stem: string): Forms =>
  forms(`${stem}ий`, `${stem}ая`, `${stem}ое`, `${stem}ие`);

/**
 * French adjective; the feminine adds `e` unless it is given. Words in `s` or `x` have no separate masculine plural.
 */
export const french = (m: string, f = m.endsWith("e") ? m : `${m}e`): Forms =>
  forms(m, f, m, /[sx]$/.test(m) ? m : `${m}s`, `${f}s`);

/** Arabic adjective with its feminine, which by default adds the ta marbuta. */
export const arabic = (m: string, f = `${m}ة`): Forms => forms(m, f, m, f);

/** German adjective in strong declension: `weiß` -> weißer, weiße, weißes, weiße; `plain` is used after the noun. */
export const german = (stem: string, plain = stem): Forms =>
  forms(`${stem}er`, `${stem}e`, `${stem}es`, `${stem}e`, `${stem}e`, plain);

/** The form of an adjective that agrees with a noun's gender and number. */
export function agree(adjective: Forms, gender: Gender, number: "one" | "many" = "one"): string {
  if (number === "many") return gender === "f" ? adjective.pluralFeminine : adjective.plural;
  return adjective[gender];
}

/** Capitalises the first letter, by the Turkish rule in Turkish (i -> İ). Arabic has no capitals. */
export function capitalise(text: string, locale: Locale): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}
