import type { ClosureType, Material, NeckFinish } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import { articleByType, type ArticleType } from "@preforma/domain/vocabulary";
import { articleIn, jarContentFromG } from "./article.ts";
import { coloursIn, isColourOrSurface } from "./colour.ts";
import { materialIn } from "./material.ts";
import { volumeIn, weightIn } from "./measures.ts";
import { modelIn } from "./model.ts";
import { neckIn, outsideDiameterIn } from "./neck.ts";
import { listedName } from "./words.ts";

export { colourFrom } from "./colour.ts";
export { numberFrom, volumeIn, weightIn } from "./measures.ts";
export { neckFrom } from "./neck.ts";
export { cutLength, listedName } from "./words.ts";

/** What a free-text name says of an article. Null is what it does not say. */
export interface ReadName {
  article: ArticleType | null;
  closureType: ClosureType | null;
  neck: NeckFinish | null;
  outsideDiameterMm: number | null;
  volumeMl: number | null;
  weightG: number | null;
  material: Material | null;
  colourKey: string | null;
  secondColourKey: string | null;
  /** The maker's model, `805 ENERGY`, and its number alone, which articles in other colours share. */
  model: string | null;
  modelNumber: string | null;
}

/** The smallest content in ml that a pump is named after; less is its dose per stroke. */
const pumpVolumeFromMl = 5;

const pumps: ReadonlySet<ArticleType | null> = new Set<ArticleType | null>([
  "mist_sprayer",
  "lotion_pump",
  "foam_pump",
  "trigger_sprayer",
]);

/**
 * Reads an article's attributes out of its name in a stock list. `language` is that of the names; `cutAt`
 * the length at which the list cuts names off, if it does. Says nothing rather than something doubtful.
 */
export function readName(name: string, language: Locale, cutAt: number | null = null): ReadName {
  const listed = listedName(name, cutAt);
  const neck = neckIn(listed);
  const outsideDiameterMm = outsideDiameterIn(listed);
  const grams = weightIn(listed);
  const article = articleIn(listed, {
    diameterMm: outsideDiameterMm ?? neck?.diameter_mm ?? null,
    weightG: grams,
  });
  const isClosure = article !== null && articleByType(article).kind === "closure";
  const isPump = pumps.has(article);
  const model = isClosure ? modelIn(listed, (word) => isColourOrSurface(word, language)) : null;
  return {
    article,
    closureType: isClosure ? (article as ClosureType) : null,
    neck,
    outsideDiameterMm,
    volumeMl: volumeIn(listed, isPump ? pumpVolumeFromMl : 1),
    weightG: isClosure && (grams ?? 0) >= jarContentFromG ? null : grams,
    material: materialIn(listed),
    ...coloursIn(listed, language, isPump, model?.end ?? 0),
    model: model?.label ?? null,
    modelNumber: model?.number ?? null,
  };
}
