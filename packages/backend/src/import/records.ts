import type { Locale } from "@preforma/domain/locales";
import { materialByKey } from "@preforma/domain/vocabulary";
import type { ProductRecord } from "../catalogue/records.ts";
import { pictureOf } from "./pictures.ts";
import type { Draft } from "./rows.ts";
import { textsOf, type Titles } from "./titles.ts";

/** The letters in front of a code, `TR` of `TR0757`: model numbers repeat from one list to the next. */
export function seriesOf(code: string): string {
  return /^\p{L}*/u.exec(code.toUpperCase())?.[0] ?? "";
}

/** What a draft becomes in the catalogue, filed under a category's key. Articles of one model are variants of each other. */
export function recordOf(draft: Draft, titles: Titles, categoryKey: string, language: Locale): ProductRecord {
  return {
    code: draft.code,
    categoryKey,
    isFeatured: false,
    isActive: true,
    texts: textsOf(draft, titles, language),
    material: draft.material,
    // A closure holds nothing; the volume in its name is that of a container.
    volumeMl: draft.closureType ? null : draft.volumeMl,
    brimfulMl: null,
    weightG: draft.weightG,
    dimensions: null,
    neckFinish: draft.neck,
    closureType: draft.closureType,
    colourKey: draft.colourKey,
    foodContact: false,
    foodContactDeclarations: [],
    // OTHER is steel or rubber here, which carries no resin code.
    recyclingCode:
      draft.material && draft.material !== "OTHER" ? materialByKey(draft.material).resinCode : null,
    // Undefined where the list has no such column.
    price: draft.price,
    priceBreaks: draft.priceBreaks,
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
