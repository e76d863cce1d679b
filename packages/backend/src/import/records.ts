import type { Locale } from "@preforma/domain/locales";
import { type ArticleType, colourByKey, materialByKey } from "@preforma/domain/vocabulary";
import type { ProductRecord } from "../catalogue/records.ts";
import type { Draft } from "./rows.ts";
import { textsOf, type Titles } from "./titles.ts";
import type { ShapePicture } from "../media/studio-port.ts";

/** The letters at the start of a code, `TR` of `TR0757`: model numbers repeat across lists. */
export function seriesOf(code: string): string {
  return /^\p{L}*/u.exec(code.toUpperCase())?.[0] ?? "";
}

/** The catalogue record of a draft in a category. Articles of one model are variants of each other. */
export function recordOf(draft: Draft, titles: Titles, categoryKey: string, language: Locale): ProductRecord {
  return {
    code: draft.code,
    categoryKey,
    isFeatured: false,
    isActive: true,
    texts: textsOf(draft, titles, language),
    material: draft.material,
    // The volume in a closure's name is that of a container.
    volumeMl: draft.closureType ? null : draft.volumeMl,
    brimfulMl: null,
    weightG: draft.weightG,
    dimensions: null,
    neckFinish: draft.neck,
    closureType: draft.closureType,
    colourKey: draft.colourKey,
    foodContact: false,
    foodContactDeclarations: [],
    // OTHER means steel or rubber here, which has no resin code.
    recyclingCode:
      draft.material && draft.material !== "OTHER" ? materialByKey(draft.material).resinCode : null,
    // Undefined if the list has no such column.
    price: draft.price,
    generalPriceBreaks: draft.priceBreaks,
    minimumOrder: draft.minimumOrder,
    cartonQuantity: draft.cartonQuantity,
    palletQuantity: draft.palletQuantity,
    stock: draft.stock,
    leadTimeDays: draft.leadTimeDays,
    backOn: draft.backOn,
    gtin: draft.gtin,
    picture: pictureOf(draft),
    variantGroup: draft.modelNumber
      ? `${seriesOf(draft.code)}-${draft.closureType}-${draft.modelNumber}`
      : null,
  };
}

/** The studio shape for an article without a picture in the list. */
const shapeIds: Readonly<Partial<Record<ArticleType, string>>> = {
  screw_cap: "cap-ribbed",
  flip_top: "flip-top",
  disc_top: "disc-top",
  push_pull: "cap-push-pull",
  tamper_evident_cap: "cap-tamper-evident",
  child_resistant_cap: "cap-child-resistant",
  lotion_pump: "lotion-pump",
  foam_pump: "foam-pump",
  mist_sprayer: "mist-sprayer",
  trigger_sprayer: "trigger-sprayer",
  dropper: "dropper",
  jar_lid: "cap-jar-lid",
  overcap: "cap-smooth",
};

/** The default colour: the uncoloured plastic. */
const unknownColour = "natural";

/** A substitute picture in the article's own colours, or null if no shape would represent it correctly. */
function pictureOf(draft: Draft): ShapePicture | null {
  const kind = draft.article ?? draft.closureType;
  const shapeId = kind ? shapeIds[kind] : undefined;
  const colour = colourByKey(draft.colourKey ?? unknownColour);
  if (!shapeId || !colour) return null;
  const second = colourByKey(draft.secondColourKey ?? "") ?? colour;
  return { shapeId, bodyHex: second.hex, closureHex: colour.hex };
}
