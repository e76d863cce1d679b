import type { Locale } from "@preforma/domain/locales";
import { tokenise } from "@preforma/domain/text";

/** Words after one of these only describe: `Крышки для банок`, `Bouchons à vis`. */
const prepositions: Readonly<Record<Locale, ReadonlySet<string>>> = {
  tr: new Set(["icin"]),
  en: new Set(["for", "with", "of", "without", "from"]),
  ru: new Set(["для", "с", "со", "из", "без", "под", "от"]),
  fr: new Set(["pour", "a", "avec", "de", "en", "sans", "d"]),
  ar: new Set(["من", "مع", "بدون"]),
  de: new Set(["fur", "mit", "aus", "ohne", "von"]),
};
const conjunctions: ReadonlySet<string> = new Set(["ve", "and", "и", "et", "und"]);
const nounFirst: ReadonlySet<Locale> = new Set<Locale>(["fr", "ar"]);
const arabicAnd = /^و(?=ال)/u;

/**
 * The head nouns of a category's title, folded: of `Kavanoz Kapakları` the lids, not the jars; of `Pompes et sprays`
 * both. Turkish, English, Russian and German put the noun last, French and Arabic first.
 */
export function headWords(title: string, locale: Locale): string[] {
  const words = tokenise(title.replaceAll(/\([^()]*\)/g, " "));
  const end = words.findIndex((word) => prepositions[locale].has(word));
  const heads: string[] = [];
  let group: string[] = [];
  const close = (): void => {
    const head = nounFirst.has(locale) ? group[0] : group.at(-1);
    if (head !== undefined) heads.push(head);
    group = [];
  };
  for (const word of end > 0 ? words.slice(0, end) : words) {
    if (conjunctions.has(word)) close();
    else if (locale === "ar" && arabicAnd.test(word)) {
      close();
      group.push(word.replace(arabicAnd, ""));
    } else group.push(word);
  }
  close();
  return heads;
}
