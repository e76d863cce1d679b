/** Country that a phone field begins with. */
export const defaultPhoneCountry = "TR";

/** Most digits that a national number may have. */
export const maximumPhoneDigits = 15;

/** Fewest digits of a number in a country for which no length is known. */
const minimumPhoneDigits = 4;

/** Countries whose numbers have one length; digits without the dial code. */
const exactLengths: Readonly<Record<string, readonly [min: number, max: number]>> = {
  AE: [9, 9],
  CA: [10, 10],
  CH: [9, 9],
  CN: [11, 11],
  ES: [9, 9],
  FR: [9, 9],
  GB: [10, 10],
  IN: [10, 10],
  KR: [9, 10],
  MX: [10, 10],
  NL: [9, 9],
  RU: [10, 10],
  SA: [9, 9],
  TR: [10, 10],
  US: [10, 10],
  ZA: [9, 9],
};

/** Fewest and most digits of a country's numbers, dial code and trunk prefix not counted. */
export function phoneLengths(country: string): readonly [min: number, max: number] {
  return exactLengths[country] ?? [minimumPhoneDigits, maximumPhoneDigits];
}

/** What is wrong with a national number; null when nothing is. */
export type PhoneProblem = "missing" | "tooShort" | "tooLong";

/** Compares the count of a national number's digits with what its country has. */
export function phoneProblem(digits: string, country: string): PhoneProblem | null {
  const [min, max] = phoneLengths(country);
  if (digits === "") return "missing";
  return digits.length < min ? "tooShort" : digits.length > max ? "tooLong" : null;
}
