/** Zeros of the scripts in which telephone numbers are typed: Arabic-Indic, Persian, full width. */
const zeros = [0x0660, 0x06f0, 0xff10] as const;

/** Converts Arabic-Indic, Persian and full-width digits and plus signs to ASCII. The length is unchanged. */
export function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19\uff0b]/g, (character) => {
    const code = character.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? "+" : String(code - zero);
  });
}

/** Only the digits of a text, in ASCII. */
export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/\D/g, "");
}

/** Longer than any whole number with separators and spaces. */
const maxLength = 40;

/**
 * The whole number that a text expresses, or null for none. Groups of three digits may be separated by a point, a
 * comma, an apostrophe or a space: among whole numbers, `10.880` means the same in every language.
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
