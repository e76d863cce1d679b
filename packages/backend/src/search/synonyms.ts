import type { ClosureType, Material } from "@preforma/domain/catalogue";
import { locales, type Locale } from "@preforma/domain/locales";
import { tokenise } from "@preforma/domain/text";
import {
  articleByType,
  articles,
  colourByKey,
  colours,
  materialByKey,
  materialVocabulary,
  neckByCode,
} from "@preforma/domain/vocabulary";
import { neckTerms, volumeTerms } from "./analyse.ts";
import { attributeBit, extraBit, headBit } from "./fields.ts";
import { headWords } from "./heads.ts";
import type { SearchDocument } from "./types.ts";

/** An additional text that finds a product, with its fields. */
export interface AddedText {
  text: string;
  locale: Locale;
  fields: number;
}

const anyLanguage = locales.reduce((all, locale) => all | extraBit[locale], 0);

const inEachLanguage = (texts: Readonly<Record<Locale, string>>): AddedText[] =>
  locales.map((locale) => ({ text: texts[locale], locale, fields: extraBit[locale] }));

const inAny = (texts: readonly string[]): AddedText[] =>
  texts.map((text) => ({ text, locale: "en", fields: anyLanguage }));

const asAttribute = (terms: readonly string[]): AddedText[] =>
  terms.map((text) => ({ text, locale: "en", fields: attributeBit }));

/** Titles of a product's categories, and their head nouns. */
export function categoryTexts(titles: readonly string[], locale: Locale): AddedText[] {
  return titles.flatMap((text) => [
    { text, locale, fields: extraBit[locale] },
    ...headWords(text, locale).map((head) => ({ text: head, locale, fields: extraBit[locale] | headBit })),
  ]);
}

/** How buyers search for food-safe articles. */
const foodContactWords: Readonly<Record<Locale, string>> = {
  tr: "gıdaya uygun gıda teması",
  en: "food grade food contact safe",
  ru: "пищевой пищевая для пищевых продуктов",
  fr: "alimentaire contact alimentaire",
  ar: "غذائي ملامس للأغذية",
  de: "lebensmittelecht Lebensmittel lebensmittelgeeignet",
};

/**
 * Texts that find a product although no title contains them: measures, neck and, in every language, the trade names of
 * its material, colour and closure. Keyed, because products share them; computed on first use.
 */
export function attributeTexts(document: SearchDocument): [key: string, make: () => readonly AddedText[]][] {
  const { material, colourKey, closureType, neck, volumeMl, foodContact } = document;
  const texts: [string, () => readonly AddedText[]][] = [];
  if (volumeMl !== null) texts.push([`volume ${volumeMl}`, () => asAttribute(volumeTerms(volumeMl))]);
  if (neck)
    texts.push([
      `neck ${neck.code} ${neck.diameter_mm}`,
      () => [...asAttribute(neckTerms(neck)), ...inAny(neckByCode(neck.code)?.aliases ?? [])],
    ]);
  if (material) texts.push([`material ${material}`, () => materialTexts(material)]);
  if (colourKey) texts.push([`colour ${colourKey}`, () => colourTexts(colourKey)]);
  if (closureType) texts.push([`closure ${closureType}`, () => closureTexts(closureType)]);
  if (foodContact) texts.push(["food contact", () => inEachLanguage(foodContactWords)]);
  return texts;
}

function materialTexts(material: Material): AddedText[] {
  const { short, names, aliases } = materialByKey(material);
  return [...asAttribute([material]), ...inEachLanguage(short), ...inEachLanguage(names), ...inAny(aliases)];
}

function colourTexts(key: string): AddedText[] {
  const colour = colourByKey(key);
  return colour ? [...inEachLanguage(colour.titles), ...inAny(colour.aliases)] : asAttribute([key]);
}

function closureTexts(type: ClosureType): AddedText[] {
  const { one, many, aliases } = articleByType(type);
  return [...inEachLanguage(one), ...inEachLanguage(many), ...inAny(aliases)];
}

/** Synonyms: `زجاجة`, `bouteille` and `btl` all mean what a title calls `قارورة`, `flacon`, `bottle`. */
function buildSynonyms(): ReadonlyMap<string, ReadonlySet<string>> {
  const synonyms = new Map<string, Set<string>>();
  const group = (names: readonly string[]): void => {
    // Only names of one word: of `vidalı kapak`, `kapak` alone would be any cap.
    const words = new Set(
      names
        .map((name) => tokenise(name))
        .filter((name) => name.length === 1)
        .map((name) => name[0]!),
    );
    for (const word of words) {
      const others = synonyms.get(word) ?? new Set();
      for (const other of words) if (other !== word) others.add(other);
      synonyms.set(word, others);
    }
  };
  for (const article of articles)
    group([...Object.values(article.one), ...Object.values(article.many), ...article.aliases]);
  for (const colour of colours) group([...Object.values(colour.titles), ...colour.aliases]);
  for (const material of materialVocabulary)
    group([material.key, ...Object.values(material.short), ...material.aliases]);
  return synonyms;
}

let synonyms: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Synonyms of a folded word, folded, in any language. */
export function synonymsOf(word: string): ReadonlySet<string> {
  synonyms ??= buildSynonyms();
  return synonyms.get(word) ?? new Set();
}

/** The Arabic nouns in article names, each with its singular or plural. */
function buildNumbers(): ReadonlyMap<string, string> {
  return new Map(
    articles.flatMap(({ one, many }): [string, string][] => {
      const [singular] = headWords(one.ar, "ar");
      const [plural] = headWords(many.ar, "ar");
      if (singular === undefined || plural === undefined) return [];
      return [
        [singular, plural],
        [plural, singular],
      ];
    }),
  );
}

let numbers: ReadonlyMap<string, string> | undefined;

/**
 * A folded noun and its plural or singular, as in article names. Only Arabic needs it: the plural of `غطاء`, `أغطية`,
 * begins with another letter. In the other languages the plural begins like the singular.
 */
export function numbersOf(noun: string, locale: Locale): readonly string[] {
  if (locale !== "ar") return [noun];
  numbers ??= buildNumbers();
  const other = numbers.get(noun);
  return other === undefined ? [noun] : [noun, other];
}
