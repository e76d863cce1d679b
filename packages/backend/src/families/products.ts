import { perLocale, type Locale } from "@preforma/domain/locales";
import { maxPieces, type StatedPriceBreak } from "@preforma/domain/shop";
import { slugify } from "@preforma/domain/text";
import {
  colourByKey,
  composeTitle,
  formatLength,
  formatVolume,
  formatWeight,
  materialByKey,
  neckTitle,
  type ArticleType,
  type VocabularyColour,
} from "@preforma/domain/vocabulary";
import type { Material } from "@preforma/domain/catalogue";
import type { LocalisedText, ProductRecord } from "../catalogue/records.ts";
import { closureArticle, containerArticleOf, preformArticle, type Article } from "./article.ts";
import { hexOf, foodContactDeclarations } from "./colours.ts";
import { describe, type Figures } from "./describe.ts";
import { dipTubes } from "./dip-tubes.ts";
import { minimumOrder, factsOf } from "./packing.ts";
import type { CataloguePlan, Family, PricePlan } from "./schema.ts";
import { inventedSupply, statedSupply } from "./supply.ts";

const coloursOf = (family: Family): VocabularyColour[] =>
  family.colours.map((key) => {
    const colour = colourByKey(key);
    if (!colour) throw new Error(`The family ${family.prefix} names the unknown colour ${key}`);
    return colour;
  });

/** Every article of every family. Containers come first: dip tubes are cut to their heights. */
function articles({ families, colours }: CataloguePlan): Article[] {
  const containers = families.containers.flatMap((family, familyIndex) =>
    family.sizes_ml.flatMap((size, sizeIndex) =>
      coloursOf(family).map((colour, colourIndex) =>
        containerArticleOf(colours, family, size, colour, familyIndex + sizeIndex + colourIndex),
      ),
    ),
  );
  const preforms = families.preforms.flatMap((family) =>
    family.weights_g.flatMap((weight) =>
      coloursOf(family).map((colour) => preformArticle(colours, family, weight, colour)),
    ),
  );
  const closures = families.closures.flatMap((family) =>
    family.necks.flatMap((neck) => {
      const tubes = family.tubes ? dipTubes(family, neck, containers) : [null];
      return tubes.flatMap((tube) =>
        coloursOf(family).map((colour) => closureArticle(colours, family, neck, colour, tube)),
      );
    }),
  );
  return [...containers, ...preforms, ...closures];
}

/** One article in twenty: the best-selling colour of the middle size, once for every shape. */
function featuredCodes(all: readonly Article[]): ReadonlySet<string> {
  const byShape = Map.groupBy(all, (article) => article.family.shape_id);
  return new Set(
    [...byShape.values()].flatMap((group, index) => {
      const [first] = group;
      // Each in another of the family's first colours, so that a row of them is not all clear or all white.
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
  const { measured } = article;
  const { heightMm, widthMm, depthMm } = measured.dimensions;
  const whole = [widthMm, depthMm, heightMm].map(Math.round);
  return {
    ...(article.volumeMl && { v: formatVolume(article.volumeMl, locale) }),
    ...(measured.brimfulMl && { b: formatVolume(measured.brimfulMl, locale) }),
    ...(article.neck && { neck: neckTitle(article.neck, locale) }),
    ...(article.dipTubeMm && { tube: formatLength(article.dipTubeMm, locale) }),
    colour: article.colour.titles[locale].toLocaleLowerCase(locale),
    h: formatLength(Math.round(heightMm), locale),
    size: formatLength(whole, locale),
    g: formatWeight(measured.weightG, locale),
  };
}

type Texts = Record<Locale, LocalisedText>;

/**
 * Titles, descriptions and slugs; if a slug is taken, the article's code is appended. Arabic URLs use the English slug.
 */
function textsOf(
  article: Article,
  sentences: CataloguePlan["sentences"],
  taken: Record<Locale, Set<string>>,
): Texts {
  return perLocale((locale) => {
    const title = composeTitle(locale, article.title);
    const wanted =
      locale === "ar" ? slugify(composeTitle("en", article.title), "en") : slugify(title, locale);
    const slug = taken[locale].has(wanted) ? `${wanted}-${article.code.toLowerCase()}` : wanted;
    taken[locale].add(slug);
    const figures = figuresOf(article, locale);
    return { title, slug, description: describe(sentences[locale], article.description, figures) };
  });
}

/** Every product of the families, family by family. The same plan always gives the same records. */
export function familyProducts(plan: CataloguePlan): ProductRecord[] {
  const all = articles(plan);
  const featured = featuredCodes(all);
  const taken = perLocale(() => new Set<string>());
  const today = Date.now();
  return all.map((article) => {
    const { family, colour, material, measured, packing, code } = article;
    const declarations = family.food
      ? foodContactDeclarations(plan.colours.food_contact, material, colour)
      : [];
    const amountMinor = priceMinor(plan.prices, article.title.article, material, measured.weightG, colour);
    const order = minimumOrder(packing, amountMinor);
    return {
      code,
      categoryKey: family.category,
      isFeatured: featured.has(code),
      isActive: true,
      texts: textsOf(article, plan.sentences, taken),
      ...(amountMinor === 0
        ? { price: null, priceBreaks: [] }
        : {
            price: { amountMinor, currency: plan.prices.currency },
            priceBreaks: plan.priceLists[code] ?? priceBreaks(plan.prices, { amountMinor, order }),
          }),
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
      ...(plan.prices.sample_stock && plan.stock[code] === undefined
        ? inventedSupply(code, {
            unit: packing.carton ?? packing.pallet,
            order,
            isMetallic: colour.metallic,
            today,
          })
        : statedSupply(plan.stock[code])),
      picture: { shapeId: family.shape_id, bodyHex: colour.hex, closureHex: hexOf(article.closureColour) },
      variantGroup: family.prefix,
      facts: factsOf(plan.facts, family.prefix, code, packing),
    };
  });
}

function colourFactor({ colour_factors: factors }: PricePlan, { key, metallic }: VocabularyColour): number {
  if (metallic) return factors.metallic;
  if (key === "natural" || key === "clear") return factors.uncoloured;
  return key === "white" || key === "black" ? factors.black_or_white : factors.coloured;
}

/** Price of one piece in minor units; it rises with weight, parts and colouring. 0: on request. */
function priceMinor(
  plan: PricePlan,
  article: ArticleType,
  material: Material,
  weightG: number,
  colour: VocabularyColour,
): number {
  const { base, per_gram: perGram, step } = plan;
  const moulded = (base[article] ?? base.other) + weightG * (perGram[material] ?? perGram.other);
  const amount = moulded * colourFactor(plan, colour);
  // Rounded down to 0, a cheap article would lose its price.
  return Math.max(Math.round(amount / step), amount > 0 ? 1 : 0) * step;
}

/** The prices of larger quantities of an article, for everybody, in whole minor units. */
const priceBreaks = (
  { breaks }: PricePlan,
  { amountMinor, order }: { amountMinor: number; order: number },
): StatedPriceBreak[] =>
  breaks
    .map(({ from_orders, percent_off }) => ({
      from_quantity: from_orders * order,
      amount_minor: Math.max(Math.round((amountMinor * (100 - percent_off)) / 100), Math.min(amountMinor, 1)),
      group: null,
    }))
    .filter(({ from_quantity }) => from_quantity <= maxPieces);
