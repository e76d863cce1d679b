import type { Locale } from "@preforma/domain/locales";
import data from "./document-texts.json" with { type: "json" };

/** Documents that are generated from an article's record. */
export const madeDocuments = [
  "data_sheet",
  "technical_drawing",
  "declaration_of_compliance",
  "packaging_information",
] as const;
export type MadeDocument = (typeof madeDocuments)[number];

/** The title of each document. */
export const documentTexts: Readonly<Record<MadeDocument, Readonly<Record<Locale, string>>>> = data;
