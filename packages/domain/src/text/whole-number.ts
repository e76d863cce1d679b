import { asciiDigits } from "./digits.ts";

/** More characters than any whole number that is written out with separators and spaces around it. */
const maxLength = 40;

/**
 * The whole number that a person wrote, or null where it is none. Groups of three digits may be separated by a point,
 * a comma, an apostrophe or a space: where only whole numbers count, `10.880` means the same in every language.
 */
export function wholeNumberOf(written: string): number | null {
  if (written.length > maxLength) return null;
  const text = asciiDigits(written)
    .replace(/[\s\u061c\u200e\u200f]/g, "")
    .replace(/\u066c/g, ",")
    .replace(/[\u2019']/g, "'");
  const digits = /^[1-9]\d{0,2}([.,'])\d{3}(?:\1\d{3})*$/.test(text) ? text.replace(/[.,']/g, "") : text;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}
