import { fold } from "../text/index.ts";

/** Max length of any company number, characters. */
export const maxCompanyNumberLength = 24;

/**
 * Whether these are ten digits with the check digit of a Turkish tax number (vergi kimlik numarası), by
 * the Revenue Administration's rule: every digit is raised by its distance to the end, modulo 10, weighted by
 * a power of two, modulo 9 (9 stays 9), and the last one fills the sum up to a ten.
 */
export function isTaxNumber(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  const digits = text.split("").map(Number);
  let sum = 0;
  for (const [index, digit] of digits.slice(0, 9).entries()) {
    const distance = 9 - index;
    const raised = (digit + distance) % 10;
    // A nine is itself modulo 9, not nothing.
    sum += raised === 9 ? 9 : (raised * 2 ** distance) % 9;
  }
  return (10 - (sum % 10)) % 10 === digits[9];
}

/**
 * Whether these are eleven digits with both check digits of a Turkish citizen's number (T.C. kimlik
 * numarası), which sole traders use as their tax number. It never begins with 0.
 */
export function isCitizenNumber(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = text.split("").map(Number);
  const sumOf = (from: number, step: number, end: number): number => {
    let sum = 0;
    for (let index = from; index < end; index += step) sum += digits[index] ?? 0;
    return sum;
  };
  const tenth = (sumOf(0, 2, 9) * 7 - sumOf(1, 2, 8) + 10) % 10;
  return tenth === digits[9] && sumOf(0, 1, 10) % 10 === digits[10];
}

/** With all its separators; longer texts are no company numbers. */
const longestWritten = 4 * maxCompanyNumberLength;

/**
 * A company's number as it is stored, or null when it cannot be one. In Türkiye: a tax number or a
 * citizen's number with right check digits, in any grouping and any script's digits. Elsewhere the rules differ by
 * country and are not checked: letters, digits and `. / -`, four to {@link maxCompanyNumberLength} characters, at least two of
 * them digits.
 */
export function companyNumber(text: string, inTurkiye: boolean): string | null {
  // Composing many combining characters takes quadratic time.
  if (text.length > longestWritten) return null;
  if (inTurkiye) {
    const digits = fold(text).replace(/[\s.-]/g, "");
    return isTaxNumber(digits) || isCitizenNumber(digits) ? digits : null;
  }
  const number = text
    .normalize("NFKC")
    .replace(/[٠-٩۰-۹]/g, (digit) => fold(digit))
    .replace(/\s/g, "")
    .toUpperCase();
  const plausible = /^[A-Z0-9][A-Z0-9./-]*[A-Z0-9]$/.test(number) && /\d.*\d/.test(number);
  return plausible && number.length >= 4 && number.length <= maxCompanyNumberLength ? number : null;
}
