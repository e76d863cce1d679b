/** Lengths of a GTIN: GTIN-8, GTIN-12 (UPC), GTIN-13 (EAN), GTIN-14. */
const gtinPattern = /^(?:\d{8}|\d{12}|\d{13}|\d{14})$/;

/**
 * Whether a text is a Global Trade Item Number: 8, 12, 13 or 14 digits with a valid check digit.
 * Source: GS1 General Specifications, section 7.9.1 (weights 3 and 1 from the right).
 */
export function isGtin(text: string): boolean {
  if (!gtinPattern.test(text)) return false;
  const sum = Array.from(text)
    .reverse()
    .reduce((total, digit, index) => {
      return total + Number(digit) * (index % 2 === 1 ? 3 : 1);
    }, 0);
  return sum % 10 === 0;
}

/** A GTIN in 14 digits, as in GS1 Digital Links: GS1 Digital Link standard, URI syntax 1.4, section 4. */
export const gtin14 = (gtin: string): string => gtin.padStart(14, "0");
