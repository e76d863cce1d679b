import type { ClosureType, Material, NeckFinish } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import { articleByType, type ArticleType, findNeck } from "@preforma/domain/vocabulary";
import { fold } from "@preforma/domain/text";
import { articleIn, jarContentFromG } from "./article.ts";
import { coloursIn, isColourOrSurface } from "./colour.ts";
import { isGlassIn, materialIn } from "./material.ts";
import { volumeIn, weightIn } from "./measures.ts";
import { modelIn } from "./model.ts";
import { neckIn, outsideDiameterIn } from "./neck.ts";
import { anyOf, listedName, type ListedName } from "./words.ts";
import { descriptiveWords, formWords, unitWords } from "./descriptive.ts";
import { otherGoods } from "./article-words.ts";

export { colourFrom } from "./colour.ts";
export { materialIn } from "./material.ts";
export { volumeIn, weightIn } from "./measures.ts";
export { neckFrom } from "./neck.ts";
export { countFrom, currencyFrom, currencyIn, moneyFrom, numberFrom, saysNothing } from "./numbers.ts";
export { cutLength, listedName } from "./words.ts";

/** The attributes of an article in a free-text name. Null is what it does not state. */
export interface ReadName {
  article: ArticleType | null;
  /** The source of the kind: a word of the name, or inference from the measures. Null if the kind is unknown. */
  certainty: "named" | "inferred" | null;
  closureType: ClosureType | null;
  neck: NeckFinish | null;
  outsideDiameterMm: number | null;
  volumeMl: number | null;
  weightG: number | null;
  material: Material | null;
  isGlass: boolean;
  colourKey: string | null;
  secondColourKey: string | null;
  /** The maker's model, `805 ENERGY`, and its number alone, which articles in other colours share. */
  model: string | null;
  modelNumber: string | null;
}

/** Values from separate columns. */
export interface BesideName {
  volumeMl?: number | null;
  weightG?: number | null;
  neck?: NeckFinish | null;
  /** The kind of article, such as the title of a group. */
  kind?: string;
}

/** The min content in ml that a pump is named after; less is its dose per stroke. */
const pumpVolumeFromMl = 5;

const pumps: ReadonlySet<ArticleType | null> = new Set<ArticleType | null>([
  "mist_sprayer",
  "lotion_pump",
  "foam_pump",
  "trigger_sprayer",
]);

/** Necks of bottles are narrower; a larger diameter in a bottle's name is that of its body. */
const widestBottleNeck = 63;
const bottles: ReadonlySet<ArticleType | null> = new Set<ArticleType | null>([
  "bottle",
  "flacon",
  "drink_bottle",
  "dropper_bottle",
  "roll_on_bottle",
]);
const flatParts: ReadonlySet<ArticleType | null> = new Set<ArticleType | null>(["base", "can"]);

/**
 * Reads an article's attributes from its name in a stock list and from its other columns. `language` is that of the
 * names; `cutAt` the length at which the list truncates names, if it does. Returns null rather than a doubtful value;
 * brand names give nothing.
 */
export function readName(
  name: string,
  language: Locale,
  cutAt: number | null = null,
  beside: BesideName = {},
): ReadName {
  const listed = listedName(name, cutAt);
  const neck = neckIn(listed);
  const outsideDiameterMm = outsideDiameterIn(listed);
  const grams = weightIn(listed);
  const volumeMl = beside.volumeMl ?? volumeIn(listed);
  const hints = { diameterMm: outsideDiameterMm ?? neck?.diameter_mm ?? null, weightG: grams, volumeMl };
  const named = articleIn(listed, hints) ?? articleIn(listedName(beside.kind ?? "", null), hints);
  const article =
    named ??
    inferred(listed, {
      volumeMl,
      weightG: beside.weightG ?? grams,
      neckMm: (beside.neck ?? neck)?.diameter_mm ?? null,
    });
  const isClosure = article !== null && articleByType(article).kind === "closure";
  const isPump = pumps.has(article);
  const isSaid = (word: string): boolean => isColourOrSurface(word, language);
  const model = isClosure ? modelIn(listed, isSaid) : null;
  const isBodyDiameter =
    flatParts.has(article) ||
    (bottles.has(article) && neck?.finish === null && neck.diameter_mm > widestBottleNeck);
  const isContent =
    (isClosure && (grams ?? 0) >= jarContentFromG) || (article === "jar" && volumeMl === null);
  const colours = coloursIn(listed, { language, isPump, isClosure, modelEnd: model?.end ?? 0 });
  const isTold = (word: string): boolean =>
    (colours.colourKey !== null && isSaid(word)) || (colours.secondColourKey !== null && word.includes("/"));
  return {
    article,
    certainty: named ? "named" : article && "inferred",
    closureType: isClosure ? (article as ClosureType) : null,
    neck: isBodyDiameter ? null : neck,
    outsideDiameterMm: isBodyDiameter ? (neck?.diameter_mm ?? outsideDiameterMm) : outsideDiameterMm,
    volumeMl: volumeIn(listed, isPump ? pumpVolumeFromMl : 1),
    weightG: isContent ? null : grams,
    material: materialIn(listed),
    isGlass: isGlassIn(listed),
    ...colours,
    model: model?.label ?? labelIn(name, isTold),
    modelNumber: model?.number ?? null,
  };
}

const measure = /^[\d.,/x×°*-]+(?:mm?|cm|ml|mls|cc|cl|lt?|ltr|g|gr|gms?|grms?|kg|oz|мл|л|г|мм|مل)?$/u;
/** Words that only join others. */
const joining: ReadonlySet<string> = new Set(
  "with for and of the ve icin ile et de pour mit und с для no".split(" "),
);

/** Max words of a name in a title. */
const maxWords = 6;

/**
 * The words of a name that distinguish its article from others of its kind, as written: the model or the brand that it
 * was made for, and its form. `isSaid` recognises words that the title expresses otherwise.
 */
function labelIn(name: string, isSaid: (word: string) => boolean): string | null {
  const neck = findNeck(name);
  const rest = neck ? `${name.slice(0, neck.start)} ${name.slice(neck.end)}` : name;
  const words = rest.split(/[\s,;()[\]"]+/u).filter((written) => {
    const word = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(fold(written))?.[0] ?? "";
    if (word === "" || measure.test(word) || unitWords.has(word) || joining.has(word)) return false;
    // Forms stay, since composed titles lack them: two bottles may differ in nothing else.
    return formWords.has(word) || !(descriptiveWords.has(word) || isSaid(word));
  });
  return words.slice(0, maxWords).join(" ") || null;
}

const isOther = anyOf(otherGoods);

/** Limits of neck (mm) and content (ml) beyond which a container is no bottle. */
const jarNeckFrom = 48;
const jarUpTo = 3_000;
const jerrycanFrom = 4_000;
const drumFrom = 60_000;

/** The measures of a row, from its name or from separate columns. */
interface Measures {
  volumeMl: number | null;
  weightG: number | null;
  neckMm: number | null;
}

/**
 * The kind of article by its measures, if no word states it: only containers are listed by content, or by neck and
 * weight. Null if the name describes other goods, or the measures fit nothing.
 */
function inferred({ text }: ListedName, { volumeMl, weightG, neckMm }: Measures): ArticleType | null {
  if (isOther.test(text)) return null;
  const isContainer = volumeMl !== null || (neckMm !== null && weightG !== null);
  if (!isContainer) return null;
  if ((volumeMl ?? 0) >= drumFrom) return "drum";
  if ((neckMm ?? 0) >= jarNeckFrom && (volumeMl ?? 0) <= jarUpTo) return "jar";
  return (volumeMl ?? 0) >= jerrycanFrom ? "jerrycan" : "bottle";
}
