/** Crockford's alphabet: without I, L, O and U, which are easily confused with others. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Random characters of a number; a check character follows them. */
const randomCharacters = 5;

/** Number of random values that {@link orderNumber} takes. */
export const orderNumberRandoms = randomCharacters;

/** Multiplies by x in GF(32) modulo x⁵ + x² + 1, a primitive polynomial. */
const timesX = (value: number): number => ((value << 1) ^ (value & 16 ? 0b100101 : 0)) & 31;

/**
 * The character that makes the sum over GF(32) zero: a single wrong character, and a swap of two neighbours, are always
 * detected.
 */
function checkOf(characters: string): string {
  let sum = 0;
  for (const character of characters) sum = timesX(sum ^ alphabet.indexOf(character));
  return alphabet.charAt(sum);
}

/**
 * A new order's number, such as `PF-2611-7K3M9Q`: year and month (UTC), five random characters, a check
 * character. `randoms` are {@link orderNumberRandoms} values of 0 to 31 from a secure source.
 */
export function orderNumber(at: Date, randoms: readonly number[]): string {
  const month = `${at.getUTCFullYear() % 100}`.padStart(2, "0") + `${at.getUTCMonth() + 1}`.padStart(2, "0");
  const random = Array.from({ length: randomCharacters }, (_, index) =>
    alphabet.charAt((randoms[index] ?? 0) & 31),
  ).join("");
  return `PF-${month}-${random}${checkOf(month + random)}`;
}

/**
 * Parses a number as people write it: small letters, spaces and missing hyphens are accepted, O is read as 0, I and L
 * as 1. Null when it is no order number, or its check character is wrong.
 */
export function parseOrderNumber(text: string): string | null {
  const plain = text.toUpperCase().replace(/[\s-]+/g, "");
  const digits = plain.replace(/^PF/, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  const match = /^(\d{4})([0-9A-HJKMNP-TV-Z]{5})([0-9A-HJKMNP-TV-Z])$/.exec(digits);
  if (!match?.[1] || !match[2] || checkOf(match[1] + match[2]) !== match[3]) return null;
  return `PF-${match[1]}-${match[2]}${match[3]}`;
}
