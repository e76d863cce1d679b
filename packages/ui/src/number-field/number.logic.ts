import { formattingTag, type Locale } from "@preforma/domain/locales";
import { wholeNumberOf } from "@preforma/domain/text";
import { formatMessage } from "../messages/message.ts";
import type { UiMessages } from "../messages/table.ts";

/** Digits of other scripts in ASCII: Arabic-Indic, Persian. */
const ascii = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** A language's group and decimal separators. */
function separators(locale: Locale): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(formattingTag(locale)).formatToParts(12_345.6);
  const find = (type: "group" | "decimal") => parts.find((part) => part.type === type)?.value ?? "";
  return { group: find("group"), decimal: find("decimal") };
}

/**
 * Parses a written number; null if it is none. It accepts the language's own separators, and the other sign as a
 * decimal separator where it is unambiguous: in Turkish too, `0.4` means four tenths and `0.125` an eighth, but `1.500`
 * one thousand five hundred.
 */
export function parseNumber(written: string, locale: Locale): number | null {
  const { group, decimal } = separators(locale);
  let text = ascii(written)
    .replace(/[\s\u00a0\u202f\u066c\u061c\u200e\u200f'’]/g, "")
    .replace("\u066b", ".")
    // The comma of Arabic keyboards.
    .replaceAll("\u060c", ",")
    .replace("\u2212", "-");
  // No grouped number begins with a zero.
  const grouped = new RegExp(`^-?[1-9]\\d{0,2}(?:\\${group.trim() || ","}\\d{3})+(?:\\${decimal}\\d*)?$`);
  if (group.trim() !== "" && grouped.test(text)) text = text.replaceAll(group, "");
  text = text.replace(",", ".");
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : null;
}

/**
 * {@link parseNumber} for a field with that step: if only whole numbers are valid, three digits after a point or comma
 * are thousands in every language.
 */
export function parseStepped(written: string, locale: Locale, step: number): number | null {
  const whole = Number.isInteger(step) ? wholeNumberOf(written) : null;
  return whole ?? parseNumber(written, locale);
}

/** Formats a number in the language, with at most as many decimals as the step, and at least `min`. */
export function writeNumber(value: number, locale: Locale, step = 1, min = 0): string {
  return new Intl.NumberFormat(formattingTag(locale), {
    minimumFractionDigits: min,
    maximumFractionDigits: Math.max(min, decimalsOf(step)),
  }).format(value);
}

/** Whether a number has no more decimals than the step, so that formatting loses nothing. */
export function isAsFineAs(value: number, step: number): boolean {
  return Number(value.toFixed(decimalsOf(step))) === value;
}

/** How many decimals the numbers of a step have: 1 for 0.1, none for whole ones. */
export const decimalsOf = (step: number): number => (String(step).split(".")[1] ?? "").length;

/** The unit and precision of a field's numbers. */
interface Measure {
  step: number;
  /** A unit that `Intl.NumberFormat` knows, such as `millimeter`, or a short text of your own. */
  unit?: string;
  /** An ISO 4217 code, such as `EUR`. */
  currency?: string;
}

/** `Intl.NumberFormat` options for the unit or currency; undefined if it knows none. */
function styleOf({ unit, currency }: Measure, isLong: boolean): Intl.NumberFormatOptions | undefined {
  if (currency !== undefined)
    return { style: "currency", currency, currencyDisplay: isLong ? "name" : "symbol" };
  if (unit === undefined) return undefined;
  const style = { style: "unit", unit, unitDisplay: isLong ? "long" : "short" } as const;
  try {
    // Throws for an unknown unit.
    new Intl.NumberFormat("en", style).format(0);
    return style;
  } catch {
    return undefined;
  }
}

/** How many decimals amounts of a currency have: 2 for the euro, none for the yen. */
const currencyDecimals = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 0;

/** The precision of a number: the step, or a currency's smallest unit. */
function grainOf({ step, currency }: Measure): number {
  const decimals = currency === undefined ? 0 : currencyDecimals(currency);
  return decimals > decimalsOf(step) ? 10 ** -decimals : step;
}

/** Removes a sign before or after the digits; one between digits stays, and makes the text invalid. */
function withoutSign(text: string, sign = ""): string {
  const parts = text.split(sign);
  return parts.filter((part) => /\p{Nd}/u.test(part)).length > 1 ? text : parts.join("");
}

/** Parses, formats and announces a field's numbers in a language. */
export function measureTexts(measure: Measure, locale: Locale) {
  const { unit, currency } = measure;
  const grain = grainOf(measure);
  const min = currency === undefined ? 0 : currencyDecimals(currency);
  const formatOf = (isLong: boolean) => {
    const style = styleOf(measure, isLong);
    return style && new Intl.NumberFormat(formattingTag(locale), { ...style, maximumFractionDigits: 20 });
  };
  const isFine = (value: number) => isAsFineAs(value, grain);
  // A number sent with more decimals is returned with them, beside the server's error.
  const write = (value: number) => writeNumber(value, locale, isFine(value) ? grain : value, min);

  /** The sign, placed as the language requires: `€` before the number in English, after it in German. */
  const signFor = (value: number) => {
    const parts = formatOf(false)?.formatToParts(value) ?? [];
    const place = parts.findIndex(({ type }) => type === "currency" || type === "unit");
    const isBefore = place < parts.findIndex(({ type }) => type === "integer");
    return { text: parts[place]?.value ?? unit, isBefore };
  };
  return {
    /** Whether formatting it loses nothing. */
    isFine,
    decimals: decimalsOf(grain),
    write,
    /** Formats a number that a form has sent; other text stays as typed. */
    showSent: (sent: string) => {
      const value = parseStepped(sent, "en", grain);
      return value === null ? sent : write(value);
    },
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

/** The message for a number that a field cannot take, or for a text that is not a number. */
export function numberComplaint(
  value: number | null,
  { min, max }: { min?: number; max?: number },
  { isFine, decimals, write }: Pick<ReturnType<typeof measureTexts>, "isFine" | "decimals" | "write">,
  messages: UiMessages["number-field"],
  locale: Locale,
): string | undefined {
  if (value === null) return messages.notNumber;
  if (!isFine(value))
    return decimals === 0 ? messages.notWhole : formatMessage(messages.tooFine, { count: decimals }, locale);
  if (min !== undefined && value < min) return formatMessage(messages.tooSmall, { min: write(min) }, locale);
  if (max !== undefined && value > max) return formatMessage(messages.tooLarge, { max: write(max) }, locale);
  return undefined;
}
