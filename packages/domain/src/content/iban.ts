/** IBAN lengths of the countries likely here, from the registry of ISO 13616; others have 15 to 34 characters. */
const lengths: Readonly<Record<string, number>> = {
  TR: 26,
  DE: 22,
  FR: 27,
  GB: 22,
  NL: 18,
  IT: 27,
  ES: 24,
  AE: 23,
  SA: 24,
};

/** An IBAN as it is stored: without spaces, in capitals. */
export function compactIban(text: string): string {
  return text.replaceAll(/\s+/g, "").toUpperCase();
}

/** Whether the check digits of an IBAN are valid (ISO 13616, ISO 7064 modulo 97-10). Spaces and case are ignored. */
export function isIban(text: string): boolean {
  const iban = compactIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const length = lengths[iban.slice(0, 2)];
  if (length !== undefined && iban.length !== length) return false;
  return remainder(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** An IBAN for people: in groups of four. */
export function groupIban(iban: string): string {
  return (compactIban(iban).match(/.{1,4}/g) ?? []).join(" ");
}

/**
 * Letters (A is 10, Z is 35) and digits as one number modulo 97, computed digit by digit, as it would exceed a number.
 */
function remainder(characters: string): number {
  let rest = 0;
  for (const character of characters) {
    for (const digit of parseInt(character, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest;
}
