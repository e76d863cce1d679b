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
