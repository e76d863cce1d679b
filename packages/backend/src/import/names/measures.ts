import units from "./measures.json" with { type: "json" };
import type { ListedName } from "./words.ts";

/** Millilitres or grams per unit; an ounce is the US fluid ounce, a gallon the US gallon. */
const { millilitres, grams }: Readonly<Record<"millilitres" | "grams", Readonly<Record<string, number>>>> =
  units;

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
 * The nominal volume in ml in a name; for a closure that of its container. Less than `atLeast` is a pump's dose (`(0.1
 * ML)`) and no volume.
 */
export function volumeIn({ text }: ListedName, atLeast = 1): number | null {
  return first(text, volume, millilitres, (value) => value >= atLeast);
}

/** The weight in g in a name, or null. */
export function weightIn({ text }: ListedName): number | null {
  return first(text, weight, grams, () => true);
}
