import { formattingTag, type Locale } from "@preforma/domain/locales";
import { decimalsOf, isAsFineAs, parseStepped, writeNumber } from "./number.logic.ts";

/** What a number counts, and how finely. */
export interface Measure {
  step: number;
  /** A unit that `Intl.NumberFormat` knows, such as `millimeter`, or a short text of your own. */
  unit?: string;
  /** An ISO 4217 code, such as `EUR`. */
  currency?: string;
}

/** How `Intl.NumberFormat` writes the unit or currency; undefined where there is none that it knows. */
function styleOf({ unit, currency }: Measure, isLong: boolean): Intl.NumberFormatOptions | undefined {
  if (currency !== undefined)
    return { style: "currency", currency, currencyDisplay: isLong ? "name" : "symbol" };
  if (unit === undefined) return undefined;
  const style = { style: "unit", unit, unitDisplay: isLong ? "long" : "short" } as const;
  try {
    // A unit that is unknown throws.
    new Intl.NumberFormat("en", style).format(0);
    return style;
  } catch {
    return undefined;
  }
}

/** How many decimals amounts of a currency have: 2 for the euro, none for the yen. */
const currencyDecimals = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 0;

/** The finest difference that a number may have: the step, or the smallest coin of a currency. */
export function grainOf({ step, currency }: Measure): number {
  const decimals = currency === undefined ? 0 : currencyDecimals(currency);
  return decimals > decimalsOf(step) ? 10 ** -decimals : step;
}

/** The text without a sign before or after its digits; one between digits stays, and makes it no number. */
function withoutSign(text: string, sign = ""): string {
  const parts = text.split(sign);
  return parts.filter((part) => /\p{Nd}/u.test(part)).length > 1 ? text : parts.join("");
}

/** How the numbers of a field are read, written and said in a language. */
export function measureTexts(measure: Measure, locale: Locale) {
  const { unit, currency } = measure;
  const grain = grainOf(measure);
  const min = currency === undefined ? 0 : currencyDecimals(currency);
  const formatOf = (isLong: boolean) => {
    const style = styleOf(measure, isLong);
    return style && new Intl.NumberFormat(formattingTag(locale), { ...style, maximumFractionDigits: 20 });
  };
  const isFine = (value: number) => isAsFineAs(value, grain);
  // What was sent with more decimals comes back with them, beside the server's complaint.
  const write = (value: number) => writeNumber(value, locale, isFine(value) ? grain : value, min);

  /** The sign where the language puts it: `€` before the number in English, after it in German. */
  const signFor = (value: number) => {
    const parts = formatOf(false)?.formatToParts(value) ?? [];
    const place = parts.findIndex(({ type }) => type === "currency" || type === "unit");
    const isBefore = place < parts.findIndex(({ type }) => type === "integer");
    return { text: parts[place]?.value ?? unit, isBefore };
  };
  return {
    /** Whether no part of it is lost when it is written. */
    isFine,
    decimals: decimalsOf(grain),
    write,
    signFor,
    /** The number in the text, also with its own sign; null where it is none. */
    read: (written: string) => {
      const signs = [signFor(0).text, currency ?? unit].filter((sign) => sign !== undefined && sign !== "");
      return parseStepped(signs.reduce<string>(withoutSign, written), locale, grain);
    },
    /** With its unit or currency in words. */
    say: (value: number) => formatOf(true)?.format(value) ?? [write(value), unit].filter(Boolean).join(" "),
  };
}
