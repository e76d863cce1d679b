import type { ClosureType, Material, NeckFinish } from "@preforma/domain/catalogue";
import {
  materialByKey,
  type ArticleType,
  type TitleParts,
  type VocabularyColour,
} from "@preforma/domain/vocabulary";
import { closureColour, colourGroup } from "./colours.ts";
import type { DescriptionPlan } from "./describe.ts";
import { packLoose, packPreforms, packStanding, type Packing } from "./packing.ts";
import { measureClosure, measureContainer, measurePreform, neckOf, type Measured } from "./physical.ts";
import type { ClosureFamily, ColourPlan, ContainerFamily, Family, PreformFamily } from "./schema.ts";

/** One article of a family before its texts and prices are written: its kind and measures. */
export interface Article {
  family: Family;
  code: string;
  colour: VocabularyColour;
  material: Material;
  title: TitleParts;
  measured: Measured;
  packing: Packing;
  volumeMl: number | null;
  neck: NeckFinish | null;
  closureType: ClosureType | null;
  dipTubeMm: number | null;
  /** Colour key of the closure in its picture; of a closure, its own. */
  closureColour: string;
  description: DescriptionPlan;
}

const codeOf = (...parts: readonly (string | number | null)[]): string =>
  parts.filter((part) => part !== null).join("-");

/** Volume in codes: ml, or litres from ten litres on. */
const sizeCode = (ml: number): string => (ml < 10_000 ? String(ml) : `${ml / 1000}L`);
/** `28/410` as 28410, `PCO 1881` as PCO1881, `38 mm 3-start` as 38S3. */
const neckInCode = (neck: NeckFinish): string =>
  neck.code.replace(" mm 3-start", "S3").replaceAll(/[^A-Z0-9]/g, "");
const colourCode = ({ codes }: ColourPlan, key: string): string => codes[key] ?? key.toUpperCase();

/** Small bottles have a different name in Russian and French: a bottle of up to 250 ml is a flacon. */
const containerArticle = (article: ArticleType, volumeMl: number): ArticleType =>
  article === "bottle" && volumeMl <= 250 ? "flacon" : article;

/** A container in one volume and colour. `turn` cycles through the matching closure colours. */
export function containerArticleOf(
  colours: ColourPlan,
  family: ContainerFamily,
  volumeMl: number,
  colour: VocabularyColour,
  turn: number,
): Article {
  const neckCode = family.necks?.find(([upTo]) => volumeMl <= upTo)?.[1];
  const neck = neckCode ? neckOf(neckCode) : null;
  const measured = measureContainer(family, volumeMl, neck);
  const code = codeOf(
    family.prefix,
    sizeCode(volumeMl),
    neck?.diameter_mm ?? null,
    colourCode(colours, colour.key),
  );
  const packing = packStanding(measured, family.nesting);
  return {
    family,
    code,
    colour,
    measured,
    packing,
    volumeMl,
    neck,
    material: family.material,
    closureType: family.closure_type,
    dipTubeMm: null,
    closureColour: closureColour(colours, family.style, colour.key, turn),
    title: {
      article: containerArticle(family.article, volumeMl),
      material: family.material,
      colourKey: colour.key,
      shapes: family.words,
      volumeMl,
      neck,
    },
    description: {
      code,
      family: family.prefix,
      measures: family.measures,
      colour: colourGroup(colour.key, colour.transparent, colour.metallic),
    },
  };
}

/** A preform of one weight and colour. */
export function preformArticle(
  colours: ColourPlan,
  family: PreformFamily,
  weightG: number,
  colour: VocabularyColour,
): Article {
  const neck = neckOf(family.neck);
  const code = codeOf(family.prefix, weightG, neck.diameter_mm, colourCode(colours, colour.key));
  return {
    family,
    code,
    colour,
    neck,
    measured: measurePreform(family, weightG, neck),
    packing: packPreforms(weightG),
    volumeMl: null,
    material: family.material,
    closureType: null,
    dipTubeMm: null,
    closureColour: colour.key,
    title: { article: "preform", material: family.material, colourKey: colour.key, weightG, neck },
    description: {
      code,
      family: family.prefix,
      measures: "preform",
      colour: "preform",
    },
  };
}

/** A closure or dispenser for one neck in one colour, dispensers with one dip tube. */
export function closureArticle(
  colours: ColourPlan,
  family: ClosureFamily,
  neckCode: string,
  colour: VocabularyColour,
  dipTubeMm: number | null,
): Article {
  const neck = neckOf(neckCode);
  const code = codeOf(family.prefix, neckInCode(neck), dipTubeMm, colourCode(colours, colour.key));
  const measured = measureClosure(family.shape_id, neck, materialByKey(family.material).densityGPerCm3);
  return {
    family,
    code,
    colour,
    measured,
    neck,
    dipTubeMm,
    packing: packLoose(measured, dipTubeMm ?? 0),
    volumeMl: null,
    material: family.material,
    closureType: family.closure_type,
    closureColour: colour.key,
    title: { article: family.closure_type, colourKey: colour.key, shapes: family.words, neck, dipTubeMm },
    description: {
      code,
      family: family.prefix,
      measures: dipTubeMm && family.closure_type !== "dropper" ? "dispenser" : "closure",
      colour: colour.metallic ? "metallic" : "cap",
    },
  };
}
