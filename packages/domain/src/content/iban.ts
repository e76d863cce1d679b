/** Lengths of the countries whose accounts are likely here, by the registry of ISO 13616; others have 15 to 34 characters. */
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

/** An account number as machines store it: without spaces, in capitals. */
export function compactIban(text: string): string {
  return text.replaceAll(/\s+/g, "").toUpperCase();
}

/** Whether the check digits of an IBAN are right (ISO 13616, ISO 7064 modulo 97-10). Spaces and case do not matter. */
export function isIban(text: string): boolean {
  const iban = compactIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const length = lengths[iban.slice(0, 2)];
  if (length !== undefined && iban.length !== length) return false;
  return remainder(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** An IBAN as people read it: groups of four. */
export function groupIban(iban: string): string {
  return (compactIban(iban).match(/.{1,4}/g) ?? []).join(" ");
}

/** The number that letters (A is 10, Z is 35) and digits spell, modulo 97, digit by digit as it outgrows a number. */
function remainder(characters: string): number {
  let rest = 0;
  for (const character of characters) {
    for (const digit of parseInt(character, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest;
}
