import type { NeckFinish as CatalogueNeck } from "@preforma/domain/catalogue";
import type { NeckFinish } from "./shape.ts";

/** The studio's spellings where they differ from the trade's. */
const studioFinishes: Readonly<Record<string, string>> = {
  "PCO 1881": "PCO1881",
  "PCO 1810": "PCO1810",
  "PP 28": "ROPP",
};

/** A catalogue neck as the studio's geometry takes it. */
export function studioNeck(neck: CatalogueNeck): NeckFinish {
  const finish = neck.finish === "DIN" ? neck.code : (neck.finish ?? "");
  return { diameterMm: neck.diameter_mm, finish: studioFinishes[finish] ?? finish };
}
