import type { Locale } from "@preforma/domain/locales";
import data from "./labels.json" with { type: "json" };

/** Words of a technical drawing. */
export interface DrawingLabels {
  drawing: string;
  front: string;
  plan: string;
  neck: string;
  nominal: string;
  brimful: string;
  weight: string;
  material: string;
  code: string;
  scale: string;
  /** That lengths are in millimetres and are nominal. */
  note: string;
}

/** The words in every language of the site. */
export const drawingLabels: Record<Locale, DrawingLabels> = data;
