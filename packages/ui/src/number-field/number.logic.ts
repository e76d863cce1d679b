import { formattingTag, type Locale } from "@preforma/domain/locales";
import { wholeNumberOf } from "@preforma/domain/text";

/** Digits of other scripts in ASCII: Arabic-Indic, Persian. */
const ascii = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** How a language parts the digits of a number. */
function separators(locale: Locale): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(formattingTag(locale)).formatToParts(12_345.6);
  const find = (type: "group" | "decimal") => parts.find((part) => part.type === type)?.value ?? "";
  return { group: find("group"), decimal: find("decimal") };
}

/**
 * The number that a person wrote, or null where it is none. Understood are the language's own separators, and the
 * other sign for the decimal one where it cannot be anything else: `0.4` means four tenths in Turkish too, `1.500`
 * one thousand five hundred, `0.125` an eighth.
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
 * {@link parseNumber} for a field with that step: where only whole numbers count, three digits behind a point or a
 * comma are thousands in every language.
 */
export function parseStepped(written: string, locale: Locale, step: number): number | null {
  const whole = Number.isInteger(step) ? wholeNumberOf(written) : null;
  return whole ?? parseNumber(written, locale);
}

/** A number as the language writes it, with no more decimals than the step has, and no fewer than `min`. */
export function writeNumber(value: number, locale: Locale, step = 1, min = 0): string {
  return new Intl.NumberFormat(formattingTag(locale), {
    minimumFractionDigits: min,
    maximumFractionDigits: Math.max(min, decimalsOf(step)),
  }).format(value);
}

/** Whether a number has no more decimals than the step, so that no part of it is lost when it is written. */
export function isAsFineAs(value: number, step: number): boolean {
  return Number(value.toFixed(decimalsOf(step))) === value;
}

/** How many decimals the numbers of a step have: 1 for 0.1, none for whole ones. */
export const decimalsOf = (step: number): number => (String(step).split(".")[1] ?? "").length;
