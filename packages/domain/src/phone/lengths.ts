/** Initial country of a phone field. */
export const defaultPhoneCountry = "TR";

/** Max digits of a national number. */
export const maxPhoneDigits = 15;

/** Min digits of a number in a country without a known length. */
const minimumPhoneDigits = 4;

/** Countries with known lengths; digits without the dial code. */
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

/** Min and max digits of a country's numbers, without dial code and trunk prefix. */
export function phoneLengths(country: string): readonly [min: number, max: number] {
  return exactLengths[country] ?? [minimumPhoneDigits, maxPhoneDigits];
}

/** The fault of a national number; null for none. */
export type PhoneProblem = "missing" | "tooShort" | "tooLong";

/** Compares the digit count of a national number with its country's. */
export function phoneProblem(digits: string, country: string): PhoneProblem | null {
  const [min, max] = phoneLengths(country);
  if (digits === "") return "missing";
  return digits.length < min ? "tooShort" : digits.length > max ? "tooLong" : null;
}
