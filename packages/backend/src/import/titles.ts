import { defaultProductSlug } from "@preforma/domain/catalogue";
import { locales, type Locale } from "@preforma/domain/locales";
import { slugify } from "@preforma/domain/text";
import { colourByKey, composeTitle, formatLength } from "@preforma/domain/vocabulary";
import type { LocalisedText } from "../catalogue/records.ts";
import type { Draft } from "./rows.ts";

/** Labels a name as the list's own, so that a visitor can compare it with an order or a delivery note. */
const listedAs: Readonly<Record<Locale, (name: string) => string>> = {
  tr: (name) => `Stok listesindeki adı: ${name}`,
  en: (name) => `Name in the stock list: ${name}`,
  ru: (name) => `Название в складском списке: ${name}`,
  fr: (name) => `Désignation dans la liste de stock : ${name}`,
  ar: (name) => `الاسم في قائمة المخزون: ${name}`,
  de: (name) => `Bezeichnung in der Lagerliste: ${name}`,
};

/** The titles of an imported product; without the languages in which nothing is known. */
export type Titles = Partial<Record<Locale, string>>;

/** The codes of the stored products with these titles in a language, the oldest for each title. */
export type TitleHolders = (
  locale: Locale,
  titles: ReadonlySet<string>,
) => Promise<ReadonlyMap<string, string>>;

/**
 * The titles of the products of a list, in its order. In the list's language the name is used as written. In the other
 * languages the title is composed from the vocabulary if the kind of article is known, followed by the maker's model,
 * and by the code if nothing else distinguishes it from other products, including stored ones. A title stays the same
 * as long as its components do, whatever else a list contains: the oldest product keeps a title without its code, and
 * one that was stored with its code keeps it.
 */
export async function titlesOf(
  drafts: readonly Draft[],
  language: Locale,
  holdersOf: TitleHolders = () => Promise.resolve(new Map()),
): Promise<Titles[]> {
  const all: Titles[] = drafts.map(({ name }) => ({ [language]: name }));
  for (const locale of locales) {
    if (locale === language) continue;
    const composed = drafts.flatMap((draft, index) => {
      const title = composedTitle(draft, locale);
      return title === null ? [] : { code: draft.code, title, coded: `${title} · ${draft.code}`, index };
    });
    const holders = await holdersOf(locale, new Set(composed.flatMap(({ title, coded }) => [title, coded])));
    const counts = new Map<string, number>();
    for (const { title } of composed) counts.set(title, (counts.get(title) ?? 0) + 1);
    for (const { code, title, coded, index } of composed) {
      const holder = holders.get(title);
      const isTaken = holder === undefined ? (counts.get(title) ?? 0) > 1 : holder !== code;
      const titles = all[index];
      if (titles) titles[locale] = isTaken || holders.get(coded) === code ? coded : title;
    }
  }
  return all;
}

/** Both colours of an article whose parts differ: `(gold/clear)`. */
function twoColours({ colourKey, secondColourKey }: Draft, locale: Locale): string {
  const both = [colourByKey(colourKey ?? ""), colourByKey(secondColourKey ?? "")];
  if (colourKey === secondColourKey || both.some((colour) => !colour)) return "";
  return `(${both.map((colour) => colour?.titles[locale].toLocaleLowerCase(locale)).join("/")})`;
}

/** The components of a title in one language: article, material, size, colour, neck, then the maker's model. */
function composedTitle(draft: Draft, locale: Locale): string | null {
  if (!draft.article) return null;
  // A bare diameter has no entry in the vocabulary; its unit is localised here.
  const neck =
    draft.neck?.finish === null
      ? { ...draft.neck, code: formatLength(draft.neck.diameter_mm, locale) }
      : draft.neck;
  const title = composeTitle(locale, {
    article: draft.article,
    isGlass: draft.isGlass,
    material: draft.material === "OTHER" ? null : draft.material,
    colourKey: draft.colourKey,
    // A closure's volume is that of its container.
    volumeMl: draft.closureType ? null : draft.volumeMl,
    weightG: draft.article === "preform" ? draft.weightG : null,
    dimensionsMm: draft.outsideDiameterMm && !neck ? [draft.outsideDiameterMm] : null,
    neck,
  });
  return [title, twoColours(draft, locale), draft.model && `· ${draft.model}`].filter(Boolean).join(" ");
}

/**
 * The texts of an imported product. If the title is composed, the written name goes into the description, where search
 * finds it. An article that the list does not describe gets no composed title: the written name is shown in every
 * language.
 */
export function textsOf(
  draft: Draft,
  titles: Titles,
  language: Locale,
): Partial<Record<Locale, LocalisedText>> {
  const texts: Partial<Record<Locale, LocalisedText>> = {};
  for (const locale of locales) {
    const title = titles[locale];
    if (title === undefined) continue;
    // Arabic URLs use the English slug, as in the route map.
    const slug = locale === "ar" ? slugify(titles.en ?? title, "en") : slugify(title, locale);
    texts[locale] = {
      title,
      slug: slug || slugify(title, locale) || slugify(draft.code, locale) || defaultProductSlug,
      description: locale === language ? "" : listedAs[locale](draft.name),
    };
  }
  return texts;
}
