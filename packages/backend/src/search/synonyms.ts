import { locales, type Locale } from "@preforma/domain/locales";
import { tokenise } from "@preforma/domain/text";
import { articleByType, articles, colourByKey, colours, materialByKey, materialVocabulary, neckByCode } from "@preforma/domain/vocabulary";
import { attributeBit, extraBit } from "./fields.ts";
import type { SearchDocument } from "./types.ts";

/** A text that a product is found by beside its own, with the fields that it counts as. */
export interface AddedText {
  text: string;
  locale: Locale;
  fields: number;
}

const anyLanguage = locales.reduce((all, locale) => all | extraBit[locale], 0);

const inEachLanguage = (texts: Readonly<Record<Locale, string>>): AddedText[] =>
  locales.map((locale) => ({ text: texts[locale], locale, fields: extraBit[locale] }));

const inAny = (texts: readonly string[]): AddedText[] => texts.map((text) => ({ text, locale: "en", fields: anyLanguage }));

const remembered = new Map<string, readonly AddedText[]>();

function remember(key: string, make: () => readonly AddedText[]): readonly AddedText[] {
  let texts = remembered.get(key);
  if (!texts) remembered.set(key, (texts = make()));
  return texts;
}

/** What the trade calls a product's material, colour, closure and neck, in every language. */
export function vocabularyTexts(document: Pick<SearchDocument, "material" | "colourKey" | "closureType" | "neck">): AddedText[] {
  const { material, colourKey, closureType, neck } = document;
  const texts: AddedText[] = [];
  if (material) {
    const entry = materialByKey(material);
    texts.push(...remember(`material ${material}`, () => [
      { text: material, locale: "en", fields: attributeBit },
      ...inEachLanguage(entry.short),
      ...inEachLanguage(entry.names),
      ...inAny(entry.aliases),
    ]));
  }
  if (colourKey) {
    texts.push(...remember(`colour ${colourKey}`, () => {
      const entry = colourByKey(colourKey);
      return entry ? [...inEachLanguage(entry.titles), ...inAny(entry.aliases)] : [{ text: colourKey, locale: "en", fields: attributeBit }];
    }));
  }
  if (closureType) {
    texts.push(...remember(`closure ${closureType}`, () => {
      const entry = articleByType(closureType);
      return [...inEachLanguage(entry.one), ...inEachLanguage(entry.many), ...inAny(entry.aliases)];
    }));
  }
  if (neck) texts.push(...remember(`neck ${neck.code}`, () => inAny(neckByCode(neck.code)?.aliases ?? [])));
  return texts;
}

/** Words of one meaning: `زجاجة`, `bouteille` and `btl` are all asking for what a title calls `قارورة`, `flacon`, `bottle`. */
function buildSynonyms(): ReadonlyMap<string, ReadonlySet<string>> {
  const synonyms = new Map<string, Set<string>>();
  const group = (names: readonly string[]): void => {
    // Only whole meanings in one word: of `vidalı kapak`, `kapak` alone would be any cap.
    const words = new Set(names.map((name) => tokenise(name)).filter((name) => name.length === 1).map((name) => name[0]!));
    for (const word of words) {
      const others = synonyms.get(word) ?? new Set();
      for (const other of words) if (other !== word) others.add(other);
      synonyms.set(word, others);
    }
  };
  for (const article of articles) group([...Object.values(article.one), ...Object.values(article.many), ...article.aliases]);
  for (const colour of colours) group([...Object.values(colour.titles), ...colour.aliases]);
  for (const material of materialVocabulary) group([material.key, ...Object.values(material.short), ...material.aliases]);
  return synonyms;
}

let synonyms: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Folded words that mean the same as a folded word, in any language. */
export function synonymsOf(word: string): ReadonlySet<string> {
  synonyms ??= buildSynonyms();
  return synonyms.get(word) ?? new Set();
}
