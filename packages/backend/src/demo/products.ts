import type { Locale } from "@preforma/domain/locales";
import { slugify } from "@preforma/domain/text";
import {
  colourByKey,
  composeTitle,
  formatLength,
  formatNumber,
  formatVolume,
  formatWeight,
  materialByKey,
  neckTitle,
  type VocabularyColour,
} from "@preforma/domain/vocabulary";
import type { LocalisedText, ProductRecord } from "../catalogue/records.ts";
import { closureArticle, containerArticleOf, preformArticle, type Article } from "./article.ts";
import { hash } from "./choice.ts";
import { dipTubes } from "./dip-tubes.ts";
import { closureFamilies, containerFamilies, preformFamilies, type Family } from "./families/index.ts";
import { foodContactDeclarations } from "./food-contact.ts";
import { minimumOrder } from "./packing.ts";
import { hexOf } from "./palettes.ts";
import { perLocale } from "./per-locale.ts";
import { priceMinor } from "./prices.ts";
import { describe, type Figures } from "./texts/describe.ts";

const coloursOf = (family: Family): VocabularyColour[] =>
  family.colours.map((key) => {
    const colour = colourByKey(key);
    if (!colour)
      throw new Error(`The family ${family.prefix} names the colour ${key}, which the vocabulary lacks`);
    return colour;
  });

/** Every article of every family. Containers come first: dip tubes are cut to their heights. */
function articles(): Article[] {
  const containers = containerFamilies.flatMap((family, familyIndex) =>
    family.sizes.flatMap((size, sizeIndex) =>
      coloursOf(family).map((colour, colourIndex) =>
        containerArticleOf(family, size, colour, familyIndex + sizeIndex + colourIndex),
      ),
    ),
  );
  const preforms = preformFamilies.flatMap((family) =>
    family.weightsG.flatMap((weight) =>
      coloursOf(family).map((colour) => preformArticle(family, weight, colour)),
    ),
  );
  const closures = closureFamilies.flatMap((family) =>
    family.necks.flatMap((neck) => {
      const tubes = family.tubes ? dipTubes(family, neck, containers) : [null];
      return tubes.flatMap((tube) =>
        coloursOf(family).map((colour) => closureArticle(family, neck, colour, tube)),
      );
    }),
  );
  return [...containers, ...preforms, ...closures];
}

/** One article in twenty: the best-selling colour of the middle size, once for every shape. */
function featuredCodes(all: readonly Article[]): ReadonlySet<string> {
  const byShape = Map.groupBy(all, (article) => article.family.shapeId);
  return new Set(
    [...byShape.values()].flatMap((group, index) => {
      const [first] = group;
      // One after the other in another of the family's first colours, so that a row of them is not all clear or all white.
      const colours = first?.family.colours.slice(0, 4) ?? [];
      const colour = colours[index % Math.max(1, colours.length)];
      const candidates = group.filter(
        (article) => article.family === first?.family && article.colour.key === colour,
      );
      return candidates[Math.floor(candidates.length / 2)]?.code ?? [];
    }),
  );
}

function figuresOf(article: Article, locale: Locale): Figures {
  const { measured, packing } = article;
  const { heightMm, widthMm, depthMm } = measured.dimensions;
  const whole = [widthMm, depthMm, heightMm].map(Math.round);
  return {
    ...(article.volumeMl && { v: formatVolume(article.volumeMl, locale) }),
    ...(measured.brimfulMl && { b: formatVolume(measured.brimfulMl, locale) }),
    ...(article.neck && { neck: neckTitle(article.neck, locale) }),
    ...(article.dipTubeMm && { tube: formatLength(article.dipTubeMm, locale) }),
    ...(packing.carton && { carton: formatNumber(packing.carton, locale) }),
    h: formatLength(Math.round(heightMm), locale),
    size: formatLength(whole, locale),
    g: formatWeight(measured.weightG, locale),
    pallet: formatNumber(packing.pallet, locale),
  };
}

type Texts = Record<Locale, LocalisedText>;

/** Titles, descriptions and slugs; a slug that is taken already gets the article's code. Arabic addresses take the English slug. */
function textsOf(article: Article, food: boolean, taken: Record<Locale, Set<string>>): Texts {
  const plan =
    food && hash(`${article.code} food`) % 2 === 0
      ? { ...article.description, closing: "food" as const }
      : article.description;
  return perLocale((locale) => {
    const title = composeTitle(locale, article.title);
    const wanted =
      locale === "ar" ? slugify(composeTitle("en", article.title), "en") : slugify(title, locale);
    const slug = taken[locale].has(wanted) ? `${wanted}-${article.code.toLowerCase()}` : wanted;
    taken[locale].add(slug);
    return { title, slug, description: describe(plan, locale, figuresOf(article, locale)) };
  });
}

/** Pieces on hand: one article in sixteen is sold out, the others hold a few to some dozens of minimum orders. */
const stockOf = (code: string, unit: number): number =>
  hash(`${code} stock`) % 16 === 0 ? 0 : unit * (1 + (hash(`${code} stock`) % 37));

/** The articles of the demo catalogue, family by family. */
export function demoProducts(): ProductRecord[] {
  const all = articles();
  const featured = featuredCodes(all);
  const taken = perLocale(() => new Set<string>());
  return all.map((article) => {
    const { family, colour, material, measured, packing, code } = article;
    const declarations = family.food ? foodContactDeclarations(material, colour) : [];
    const amountMinor = priceMinor(article.title.article, material, measured.weightG, colour);
    const order = minimumOrder(packing, amountMinor);
    return {
      code,
      categoryKey: family.categoryKey,
      isFeatured: featured.has(code),
      isActive: true,
      texts: textsOf(article, declarations.length > 0, taken),
      price: { amountMinor, currency: "TRY" },
      material,
      volumeMl: article.volumeMl,
      brimfulMl: measured.brimfulMl,
      weightG: measured.weightG,
      dimensions: measured.dimensions,
      neckFinish: article.neck,
      closureType: article.closureType,
      colourKey: colour.key,
      minimumOrder: order,
      cartonQuantity: packing.carton,
      palletQuantity: packing.pallet,
      foodContact: declarations.length > 0,
      foodContactDeclarations: declarations,
      recyclingCode: materialByKey(material).resinCode,
      stock: stockOf(code, packing.carton ?? packing.pallet),
      picture: { shapeId: family.shapeId, bodyHex: colour.hex, closureHex: hexOf(article.closureColour) },
      variantGroup: family.prefix,
    };
  });
}
