import type { Material, NeckFinish } from "../catalogue/schema.ts";
import type { Locale } from "../locales/index.ts";
import { articleByType, type ArticleType } from "./articles.ts";
import { colourByKey } from "./colours.ts";
import { agree, capitalise, type AgreeingLocale, type Gender } from "./grammar.ts";
import { materialByKey } from "./materials.ts";
import { neckTitle } from "./neck-title.ts";
import { shapeWord, type ShapeKey } from "./shapes.ts";
import { formatLength, formatVolume, formatWeight } from "./units.ts";

/** The parts of an article's title; only the article itself is required. */
export interface TitleParts {
  article: ArticleType;
  material?: Material | null;
  /** Glass, which is not one of the catalogue's materials; it replaces the material. */
  isGlass?: boolean;
  /** Key of the colour vocabulary; an unknown one is omitted. */
  colourKey?: string | null;
  shapes?: readonly ShapeKey[];
  volumeMl?: number | null;
  /** Only in the title of preforms, which are ordered by weight. */
  weightG?: number | null;
  dimensionsMm?: readonly number[] | null;
  neck?: NeckFinish | null;
  /** Length of a pump's or sprayer's dip tube, or of a dropper's pipette. */
  dipTubeMm?: number | null;
}

const dipTube: Readonly<Record<Locale, (length: string) => string>> = {
  tr: (length) => `${length} Hortum`,
  en: (length) => `${length} Dip Tube`,
  ru: (length) => `трубка ${length}`,
  fr: (length) => `tube plongeur ${length}`,
  ar: (length) => `أنبوب سحب ${length}`,
  de: (length) => `Steigrohr ${length}`,
};

const pipette: Readonly<Record<Locale, (length: string) => string>> = {
  tr: (length) => `${length} Pipet`,
  en: (length) => `${length} Pipette`,
  ru: (length) => `длина ${length}`,
  fr: (length) => `longueur ${length}`,
  ar: (length) => `طول ${length}`,
  de: (length) => `Länge ${length}`,
};

/** Glass, beside the noun; German joins it to the noun. */
const glass: Readonly<Record<Locale, string>> = {
  tr: "Cam",
  en: "Glass",
  ru: "из стекла",
  fr: "en verre",
  ar: "من الزجاج",
  de: "Glas",
};

function substance({ material, isGlass }: TitleParts, locale: Locale): string | null {
  if (isGlass) return glass[locale];
  return material ? materialByKey(material).short[locale] : null;
}

/** The word before the measure in an Arabic title: capacity, weight or size. */
const arabicMeasure = { volume: "سعة", weight: "وزن", size: "مقاس" };

const comma = (locale: Locale): string => (locale === "ar" ? "، " : ", ");

const spaced = (words: readonly (string | null | undefined)[]): string => words.filter(Boolean).join(" ");

/** The adjectives and trailing phrases of a shape in an agreeing language. */
function shapeParts(
  keys: readonly ShapeKey[],
  locale: AgreeingLocale,
  gender: Gender,
): { adjectives: string[]; tails: string[] } {
  const adjectives: string[] = [];
  const tails: string[] = [];
  for (const key of keys) {
    const word = shapeWord(key)[locale];
    if ("tail" in word) tails.push(word.tail);
    else adjectives.push(agree(word, gender));
  }
  return { adjectives, tails };
}

function measure(parts: TitleParts, locale: Locale): string {
  const prefix = (word: string): string => (locale === "ar" ? `${word} ` : "");
  return [
    parts.volumeMl ? prefix(arabicMeasure.volume) + formatVolume(parts.volumeMl, locale) : null,
    parts.weightG ? prefix(arabicMeasure.weight) + formatWeight(parts.weightG, locale) : null,
    parts.dimensionsMm ? prefix(arabicMeasure.size) + formatLength(parts.dimensionsMm, locale) : null,
  ]
    .filter(Boolean)
    .join(comma(locale));
}

/** Turkish and English: all adjectives before the noun, the neck after it. */
function composeBefore(parts: TitleParts, locale: "tr" | "en"): string {
  return spaced([
    measure({ ...parts, dimensionsMm: null }, locale),
    colourByKey(parts.colourKey ?? "")?.titles[locale],
    ...(parts.shapes ?? []).map((key) => shapeWord(key)[locale]),
    substance(parts, locale),
    articleByType(parts.article).one[locale],
    parts.dimensionsMm ? formatLength(parts.dimensionsMm, locale) : null,
    parts.neck ? neckTitle(parts.neck, locale) : null,
  ]);
}

/**
 * Russian, French and Arabic: the noun first, then material, shape, colour, all agreeing with it. The adjective closest
 * in meaning is next to the noun: a tall square bottle is a `flacon carré haut`.
 */
function composeAfter(parts: TitleParts, locale: "ru" | "fr" | "ar"): string {
  const article = articleByType(parts.article);
  const [head, tail] = article.parts[locale];
  const gender = article.genders[locale];
  const { adjectives, tails } = shapeParts(parts.shapes ?? [], locale, gender);
  const colour = colourByKey(parts.colourKey ?? "");
  const text = spaced([
    head,
    substance(parts, locale),
    ...adjectives.toReversed(),
    colour ? agree(colour.adjective[locale], gender) : null,
    tail,
    ...tails,
    measure(parts, locale),
  ]);
  if (!parts.neck) return text;
  return `${text}${locale === "ru" ? ", " : " – "}${neckTitle(parts.neck, locale)}`;
}

/** German: agreeing shape, material and noun in one compound, then the rest in the trade's order. */
function composeGerman(parts: TitleParts): string {
  const article = articleByType(parts.article);
  const { adjectives, tails } = shapeParts(parts.shapes ?? [], "de", article.genders.de);
  const noun = article.one.de;
  const material = substance(parts, "de");
  const head = spaced([
    ...adjectives,
    parts.isGlass ? `${material}${noun.toLocaleLowerCase("de")}` : material ? `${material}-${noun}` : noun,
    ...tails,
    measure(parts, "de"),
  ]);
  return [
    capitalise(head, "de"),
    colourByKey(parts.colourKey ?? "")?.adjective.de.plain,
    parts.neck ? neckTitle(parts.neck, "de") : null,
  ]
    .filter(Boolean)
    .join(", ");
}

/**
 * An article's title in the style of each language's trade:
 * `500 ml Amber Yuvarlak PET Şişe 28/410`, `Бутылка ПЭТ круглая янтарная 500 мл, 28/410`,
 * `Flacon PET rond ambré 500 ml – 28/410`, `Runde PET-Flasche 500 ml, braun, 28/410`.
 */
export function composeTitle(locale: Locale, parts: TitleParts): string {
  const title =
    locale === "de"
      ? composeGerman(parts)
      : locale === "tr" || locale === "en"
        ? composeBefore(parts, locale)
        : composeAfter(parts, locale);
  if (!parts.dipTubeMm) return title;
  return `${title}${comma(locale)}${(parts.article === "dropper" ? pipette : dipTube)[locale](formatLength(parts.dipTubeMm, locale))}`;
}
