import units from "./units.json" with { type: "json" };

/**
 * Millilitres per unit, by the unit's folded spelling. `l` and `л` alone are litres, as printed on bottles; the
 * cosmetics trade writes `cc` for ml.
 */
const millilitres: ReadonlyMap<string, number> = new Map(
  Object.entries(units).flatMap(([factor, names]) =>
    names.map((name): [string, number] => [name, Number(factor)]),
  ),
);

/** Millilitres of one unit, or undefined if the word is no unit. */
export function unitMillilitres(word: string): number | undefined {
  return millilitres.get(word);
}

/** Units that an incomplete word may become: `m` may become `ml` (and `mm`). */
export function unitsStartingWith(word: string): number[] {
  return [...new Set([...millilitres].filter(([name]) => name.startsWith(word)).map(([, factor]) => factor))];
}

const plainNumber = /^\d+(?:\.\d+)?$/;
const fraction = /^([1-9])\/([2-9])$/;
const thousands = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;

/**
 * A folded number word's value. `1.000` and `1,000` are a thousand: three digits after the mark are how
 * Turkish, German and English group; no container is labelled to the thousandth of a litre. `0.500` is a half, and so
 * is `1/2`, as `½` folds.
 */
export function numberOf(word: string): number | undefined {
  if (thousands.test(word)) return Number(word.replaceAll(/[.,]/g, ""));
  const parts = fraction.exec(word);
  if (parts) return Number(parts[1]) / Number(parts[2]);
  return plainNumber.test(word) ? Number(word) : undefined;
}

/** The canonical term of a volume in any spelling: `0,5 L` and `500 мл` are `500ml`. */
export function volumeTerm(ml: number): string {
  return `${Number(ml.toFixed(2))}ml`;
}

/** The term of a nominal neck or tube diameter: `28 mm` and `28MM` are `28mm`. */
export function diameterTerm(mm: number): string {
  return `${Number(mm.toFixed(2))}mm`;
}

const numberWithUnit = /^(?<digits>\d[\d.,]*)(?<unit>\p{L}+3?)$/u;

/** Splits `500ml` or `0.5l`; undefined for anything but a number followed by letters. */
export function splitMeasure(word: string): { value: number; unit: string } | undefined {
  const { digits, unit } = numberWithUnit.exec(word)?.groups ?? {};
  if (digits === undefined || unit === undefined) return undefined;
  // The decimal comma of `0,5lt`: the tokeniser corrects it only if the number is a separate word.
  const value = numberOf(digits) ?? numberOf(digits.replace(",", "."));
  return value === undefined ? undefined : { value, unit };
}

const millimetreWords: ReadonlySet<string> = new Set([
  "mm",
  "мм",
  "مم",
  "ملم",
  "milimetre",
  "millimetre",
  "millimeter",
]);

/** Whether a folded word means millimetres. */
export function isMillimetre(word: string): boolean {
  return millimetreWords.has(word);
}

/** The canonical term of a number and a unit, if the word is a unit of volume or millimetres. */
export function measureTerm(value: number, unit: string): string | undefined {
  const ml = unitMillilitres(unit);
  if (ml !== undefined) return volumeTerm(value * ml);
  return isMillimetre(unit) ? diameterTerm(value) : undefined;
}
