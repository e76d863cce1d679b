import { asciiDigits, digitsOf } from "../text/digits.ts";
import { defaultPhoneCountry, phoneProblem } from "./lengths.ts";
import { matchDialCode, planOf, withoutTrunk, type NumberingPlan } from "./plans.ts";

/** The parts of a telephone number. */
export interface PhoneNumber {
  /** ISO 3166-1 code. */
  country: string;
  /** Digits without `+`. */
  dialCode: string;
  /** The national number in ASCII digits, without trunk prefix. */
  digits: string;
}

/** Longer texts are no telephone numbers, whatever their punctuation. */
const longestText = 60;

/** Characters between digits, including the invisible direction marks of copied numbers. */
const numberText =
  /^[\d\s().,/\-\u2010-\u2015\u2212+*·\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069]*$/u;

/** The digits after `+` or `00`; null for a national number. */
export function internationalDigits(text: string): string | null {
  const digits = digitsOf(text);
  if (/^\D*\+/.test(asciiDigits(text))) return digits;
  return digits.startsWith("00") ? digits.slice(2) : null;
}

function international(digits: string, pickedCountry: string): PhoneNumber | null {
  const match = matchDialCode(digits);
  if (!match) return null;
  const picked = planOf(pickedCountry);
  const country =
    match.isShared && picked?.openings.length === 0 && picked.dialCodes.includes(match.dialCode)
      ? picked.country
      : match.country;
  const plan = planOf(country);
  const rest = digits.slice(match.dialCode.length);
  return { country, dialCode: match.dialCode, digits: plan ? withoutTrunk(rest, plan) : rest };
}

/** A number in its country's national notation. */
function national(digits: string, plan: NumberingPlan): PhoneNumber {
  // In the Caribbean the area code is part of what people dial, and of our dial code.
  const area = /^1?(\d{3})(\d{7})$/.exec(digits);
  if (area && plan.dialCodes.includes(`1${area[1]}`))
    return { country: plan.country, dialCode: `1${area[1]}`, digits: area[2] ?? "" };
  const dialCode = plan.dialCodes[0] ?? "";
  const rest = withoutTrunk(digits, plan);
  const home = { country: plan.country, dialCode, digits: rest };
  if (phoneProblem(rest, plan.country) !== null) return home;
  // A neighbour with the same dial code, identified by area code: a Canadian number under the American flag.
  const match = matchDialCode(dialCode + rest);
  if (!match || (match.dialCode === dialCode && planOf(match.country)?.openings.length === 0)) return home;
  const { country, dialCode: itsDialCode } = match;
  return { country, dialCode: itsDialCode, digits: (dialCode + rest).slice(itsDialCode.length) };
}

/**
 * Reads a telephone number as far as possible, complete or not: `+` or `00` with a known dial code picks the country,
 * else it is a number of `country`; one trunk prefix is dropped where the plan has one. Null without digits, or with an
 * unknown dial code.
 *
 * A number without `+` that would be too long nationally, and valid with its own dial code in front, is read as such
 * (`905321234567`). Other dial codes are only accepted when the number is longer by two digits or more, or has a dial
 * code of one digit: one excess digit is far more often a typo, and `312…` with an excess digit must not become a
 * number in the Netherlands.
 */
export function readPhone(text: string, country: string = defaultPhoneCountry): PhoneNumber | null {
  const behindPlus = internationalDigits(text);
  if (behindPlus !== null) return international(behindPlus, country);
  const digits = digitsOf(text);
  const plan = planOf(country);
  if (!plan || digits === "") return null;
  const home = national(digits, plan);
  if (phoneProblem(home.digits, home.country) !== "tooLong" || digits.startsWith("0")) return home;
  const abroad = international(digits, country);
  if (!abroad || phoneProblem(abroad.digits, abroad.country) !== null) return home;
  const isOwn = abroad.country === country;
  const isLonger = phoneProblem(digits.slice(0, -1), country) === "tooLong";
  return isOwn || isLonger || abroad.dialCode.length === 1 ? abroad : home;
}

/**
 * A complete telephone number from a person's input, or null when it is none: letters, a wrong number of digits, an
 * unknown dial code.
 */
export function parsePhone(text: string, country: string = defaultPhoneCountry): PhoneNumber | null {
  const plain = asciiDigits(text).trim().replace(/^tel:/i, "");
  if (plain.length > longestText || !numberText.test(plain)) return null;
  const number = readPhone(plain, country);
  if (!number || phoneProblem(number.digits, number.country) !== null) return null;
  // The stored number has no picked country: its dial code alone must make it valid.
  const stored = international(`${number.dialCode}${number.digits}`, number.country);
  const isSame = stored && phoneValue(stored) === phoneValue(number);
  return isSame && phoneProblem(stored.digits, stored.country) === null ? number : null;
}

/** A number as it is stored and sent: `+`, dial code, digits. */
export function phoneValue(number: PhoneNumber): string {
  return `+${number.dialCode}${number.digits}`;
}
