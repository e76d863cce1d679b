/** First digits of the scripts that telephone numbers are typed in: Arabic-Indic, Persian, full width. */
const zeros = [0x0660, 0x06f0, 0xff10] as const;

/** Writes Arabic-Indic, Persian and full-width digits and plus signs in ASCII. The length stays. */
export function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19\uff0b]/g, (character) => {
    const code = character.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? "+" : String(code - zero);
  });
}

/** The digits of a text, in ASCII, and nothing else. */
export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/\D/g, "");
}

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
