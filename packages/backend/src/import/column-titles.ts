import data from "./column-titles.json" with { type: "json" };

/** What the importer can take from a column. */
export const fieldNames = [
  "code",
  "name",
  "stock",
  "category",
  "material",
  "colour",
  "volume",
  "weight",
  "neck",
  "price",
  "currency",
  "minimumOrder",
  "cartonQuantity",
  "palletQuantity",
  "leadTime",
  "backOn",
  "gtin",
  "priceBreaks",
] as const;
export type FieldName = (typeof fieldNames)[number];

/** Column titles as enterprise systems and people write them, compared without case, accents and punctuation. */
export const columnTitles: Readonly<Record<FieldName, readonly string[]>> = data;
