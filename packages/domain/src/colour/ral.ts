import type { Locale } from "../locales/index.ts";
import translatedNames from "./ral-names.json" with { type: "json" };
import rows from "./ral.json" with { type: "json" };

/** A colour of the RAL Classic collection. The hex value is an approximation for screens. */
export interface RalColour {
  /** Four digits, such as `5015`. */
  code: string;
  hex: string;
  /** RAL's own names in German, English and French, with misprints corrected; the others are translations. */
  names: Readonly<Record<Locale, string>>;
}

/** `[code, hex, de, en, fr]` */
const table = rows as [code: number, hex: string, de: string, en: string, fr: string][];

/** `[tr, ru, ar]` by number, translated from the German and English names into the terms of the trade. */
const translated: Readonly<Record<string, readonly string[]>> = translatedNames;

/** The RAL Classic colours, by number. */
export const ralColours: readonly RalColour[] = table.map(([code, hex, de, en, fr]) => {
  const [tr = en, ru = en, ar = en] = translated[code] ?? [];
  return { code: String(code), hex, names: { tr, en, ru, fr, ar, de } };
});

/** The nine groups of the collection, by the first digit of their numbers, each with a representative colour. */
export const ralGroups = [
  { digit: "1", hex: "#f6b600" },
  { digit: "2", hex: "#e25303" },
  { digit: "3", hex: "#a72920" },
  { digit: "4", hex: "#844c82" },
  { digit: "5", hex: "#007cb0" },
  { digit: "6", hex: "#4c8040" },
  { digit: "7", hex: "#7a7b7a" },
  { digit: "8", hex: "#70452a" },
  { digit: "9", hex: "#f1ece1" },
] as const;

const byCode = new Map(ralColours.map((colour) => [colour.code, colour]));

/** The RAL colour with a number such as `5015` or `RAL 5015`, or undefined. */
export function ralColour(code: string): RalColour | undefined {
  return byCode.get(code.replace(/^ral\s*/i, "").trim());
}
