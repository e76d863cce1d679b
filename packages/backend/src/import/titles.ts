import { defaultProductSlug } from "@preforma/domain/catalogue";
import { locales, type Locale } from "@preforma/domain/locales";
import { slugify } from "@preforma/domain/text";
import { colourByKey, composeTitle, formatLength } from "@preforma/domain/vocabulary";
import type { LocalisedText } from "../catalogue/records.ts";
import type { Draft } from "./rows.ts";

/** Says of a name that it is the list's own, so that a visitor can compare it with an order or a delivery note. */
const listedAs: Readonly<Record<Locale, (name: string) => string>> = {
  tr: (name) => `Stok listesindeki adı: ${name}`,
  en: (name) => `Name in the stock list: ${name}`,
  ru: (name) => `Название в складском списке: ${name}`,
  fr: (name) => `Désignation dans la liste de stock : ${name}`,
  ar: (name) => `الاسم في قائمة المخزون: ${name}`,
  de: (name) => `Bezeichnung in der Lagerliste: ${name}`,
};

/** A draft, and whether other rows of its list would have the same titles. */
export type TitledDraft = Draft & { isAlike?: boolean };

/** Marks the drafts that a composed title would not tell apart. */
export function toldApart(drafts: readonly Draft[]): TitledDraft[] {
  const titles = drafts.map((draft) => composed(draft, "en"));
  const counts = new Map<string | null, number>();
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
  return drafts.map((draft, index) => ({ ...draft, isAlike: (counts.get(titles[index] ?? null) ?? 0) > 1 }));
}

/** Both colours of an article whose parts differ: `(gold/clear)`. */
function twoColours({ colourKey, secondColourKey }: Draft, locale: Locale): string {
  const both = [colourByKey(colourKey ?? ""), colourByKey(secondColourKey ?? "")];
  if (colourKey === secondColourKey || both.some((colour) => !colour)) return "";
  return `(${both.map((colour) => colour?.titles[locale].toLocaleLowerCase(locale)).join("/")})`;
}

/** What a title is made of in one language: article, material, size, colour, neck, then the maker's model, and the code where nothing else tells it apart. */
function composed(draft: TitledDraft, locale: Locale): string | null {
  if (!draft.article) return null;
  // A bare diameter has no entry in the vocabulary; its unit is written in the visitor's language here.
  const neck =
    draft.neck?.finish === null
      ? { ...draft.neck, code: formatLength(draft.neck.diameter_mm, locale) }
      : draft.neck;
  const title = composeTitle(locale, {
    article: draft.article,
    isGlass: draft.isGlass,
    material: draft.material === "OTHER" ? null : draft.material,
    colourKey: draft.colourKey,
    // A closure's volume is that of a container it was made for.
    volumeMl: draft.closureType ? null : draft.volumeMl,
    weightG: draft.article === "preform" ? draft.weightG : null,
    dimensionsMm: draft.outsideDiameterMm && !neck ? [draft.outsideDiameterMm] : null,
    neck,
  });
  const told = [draft.model, draft.isAlike ? draft.code : null].filter(Boolean);
  return [title, twoColours(draft, locale), ...told.map((word) => `· ${word}`)].filter(Boolean).join(" ");
}

/**
 * The texts of an imported product. In the list's language the name is used as it was written. In the other languages
 * the title is composed from the vocabulary when it is known what the article is, with the maker's model behind it,
 * and the written name goes into the description, where search finds it. An article that the list does not describe
 * gets no title of ours: the written name is shown in every language.
 */
export function textsOf(draft: TitledDraft, language: Locale): Partial<Record<Locale, LocalisedText>> {
  const texts: Partial<Record<Locale, LocalisedText>> = {};
  const titleIn = (locale: Locale): string | null =>
    locale === language ? draft.name : composed(draft, locale);
  for (const locale of locales) {
    const title = titleIn(locale);
    if (title === null) continue;
    // Arabic addresses take the English slug, as the route map does.
    const slug = locale === "ar" ? slugify(titleIn("en") ?? title, "en") : slugify(title, locale);
    texts[locale] = {
      title,
      slug: slug || slugify(title, locale) || slugify(draft.code, locale) || defaultProductSlug,
      description: locale === language ? "" : listedAs[locale](draft.name),
    };
  }
  return texts;
}
