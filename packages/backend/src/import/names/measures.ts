import type { ListedName } from "./words.ts";

/** Millilitres per unit; an ounce is the US fluid ounce, a gallon the US one. */
const millilitres: Readonly<Record<string, number>> = {
  ml: 1,
  cc: 1,
  мл: 1,
  مل: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  lt: 1000,
  ltr: 1000,
  ltrs: 1000,
  lts: 1000,
  lit: 1000,
  litre: 1000,
  liter: 1000,
  litres: 1000,
  л: 1000,
  لتر: 1000,
  mls: 1,
  oz: 29.5735,
  floz: 29.5735,
  "fl oz": 29.5735,
  "fl.oz": 29.5735,
  gal: 3785.41,
  gallon: 3785.41,
};
const grams: Readonly<Record<string, number>> = {
  g: 1,
  gr: 1,
  grm: 1,
  grms: 1,
  gm: 1,
  gms: 1,
  gram: 1,
  grams: 1,
  gramm: 1,
  г: 1,
  гр: 1,
  غ: 1,
  kg: 1000,
  kgs: 1000,
  кг: 1000,
  كغ: 1000,
};

const measure = (units: Readonly<Record<string, number>>) =>
  new RegExp(
    // A unit may be in brackets: `147 (GM)`.
    `(?<![\\p{N}.,])(\\d{1,5}(?:[.,]\\d{1,3})?)\\s?[([]?(${Object.keys(units)
      .toSorted((a, b) => b.length - a.length)
      .map((unit) => unit.replaceAll(".", "\\."))
      .join("|")})(?![\\p{L}])`,
    "gu",
  );
const volume = measure(millilitres);
const weight = measure(grams);

/** The first measure in base units, or null; a comma before one or two digits, or any point, is decimal. */
function first(
  text: string,
  pattern: RegExp,
  units: Readonly<Record<string, number>>,
  isMeant: (value: number) => boolean,
): number | null {
  for (const match of text.matchAll(pattern)) {
    const value = Number((match[1] ?? "").replace(",", ".")) * (units[match[2] ?? ""] ?? 0);
    if (value > 0 && isMeant(value)) return value < 100 ? Math.round(value * 10) / 10 : Math.round(value);
  }
  return null;
}

/**
 * The nominal volume in ml that a name gives; for a closure that of its container. Less than `atLeast`
 * is a pump's dose (`(0.1 ML)`) and no volume.
 */
export function volumeIn({ text }: ListedName, atLeast = 1): number | null {
  return first(text, volume, millilitres, (value) => value >= atLeast);
}

/** The weight in g that a name gives, or null. */
export function weightIn({ text }: ListedName): number | null {
  return first(text, weight, grams, () => true);
}
