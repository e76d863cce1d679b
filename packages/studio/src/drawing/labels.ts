import type { Locale } from "@preforma/domain/locales";
import data from "./labels.json" with { type: "json" };

/** Labels of a technical drawing. */
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
  /** The note that lengths are in millimetres and nominal. */
  note: string;
}

/** The labels in every language of the site. */
export const drawingLabels: Record<Locale, DrawingLabels> = data;
