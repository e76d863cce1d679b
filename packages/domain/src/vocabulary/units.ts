import { formattingTag, textIn, type Locale } from "../locales/index.ts";

/** Symbols of the units of articles. */
export const unitSymbols: Readonly<
  Record<"ml" | "l" | "g" | "kg" | "mm" | "m3" | "gPerCm3", Readonly<Record<Locale, string>>>
> = {
  ml: { tr: "ml", en: "ml", ru: "мл", fr: "ml", ar: "مل", de: "ml" },
  l: { tr: "L", en: "L", ru: "л", fr: "L", ar: "لتر", de: "l" },
  g: { tr: "g", en: "g", ru: "г", fr: "g", ar: "غ", de: "g" },
  kg: { tr: "kg", en: "kg", ru: "кг", fr: "kg", ar: "كغ", de: "kg" },
  mm: { tr: "mm", en: "mm", ru: "мм", fr: "mm", ar: "مم", de: "mm" },
  m3: { tr: "m³", en: "m³", ru: "м³", fr: "m³", ar: "م³", de: "m³" },
  gPerCm3: { tr: "g/cm³", en: "g/cm³", ru: "г/см³", fr: "g/cm³", ar: "غ/سم³", de: "g/cm³" },
};

const formats = new Map<string, Intl.NumberFormat>();

/** A number in a language's format, with at most `digits` decimals; Arabic in Western digits. */
export function formatNumber(value: number, locale: Locale, digits = 2): string {
  const key = `${locale}${digits}`;
  let format = formats.get(key);
  if (!format)
    formats.set(
      key,
      (format = new Intl.NumberFormat(formattingTag(locale), { maximumFractionDigits: digits })),
    );
  return format.format(value);
}

/** A volume in ml: millilitres below one litre, then litres to the millilitre. */
export function formatVolume(ml: number, locale: Locale): string {
  return ml < 1000
    ? `${formatNumber(ml, locale, 1)} ${textIn(unitSymbols.ml, locale)}`
    : `${formatNumber(ml / 1000, locale, 3)} ${textIn(unitSymbols.l, locale)}`;
}

/** A freight volume in m³: to the litre below one, then to a tenth. */
export function formatSpace(m3: number, locale: Locale): string {
  return `${formatNumber(m3, locale, m3 < 1 ? 3 : 1)} ${textIn(unitSymbols.m3, locale)}`;
}

/** A weight in g: grams below one kilogram, then kilograms. */
export function formatWeight(g: number, locale: Locale): string {
  return g < 1000
    ? `${formatNumber(g, locale, 1)} ${textIn(unitSymbols.g, locale)}`
    : `${formatNumber(g / 1000, locale)} ${textIn(unitSymbols.kg, locale)}`;
}

/** One or several lengths in mm: `180 mm`, `190 × 140 × 50 mm`. */
export function formatLength(mm: number | readonly number[], locale: Locale): string {
  const lengths = typeof mm === "number" ? [mm] : mm;
  return `${lengths.map((length) => formatNumber(length, locale, 1)).join(" × ")} ${textIn(unitSymbols.mm, locale)}`;
}
