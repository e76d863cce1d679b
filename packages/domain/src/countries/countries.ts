import type { Locale } from "../locales/index.ts";
import { defaultPhoneCountry, numberingPlans, phoneLengths } from "../phone/index.ts";
import { slugify } from "../text/index.ts";
import { countryName, localCountryName } from "./names.ts";

/** Territories of ISO 3166-1 without telephones. */
const withoutTelephones = ["BV", "HM", "TF", "UM"] as const;

/** A country as the contract lists it. */
export interface Country {
  /** ISO 3166-1 alpha-2; `XK`, which the standard leaves to users, is Kosovo. */
  code: string;
  /** In the requested language. */
  name: string;
  englishName: string;
  /** In the country's own language. */
  localName: string;
  /** The flag as an emoji. Windows shows its two letters instead. */
  emoji: string;
  /** File name of the flag's picture. */
  image: string;
  /** With `+`, the default first; absent where there are no telephones. */
  dialCodes?: readonly string[];
  /** English, for addresses. */
  slug: string;
  /** A regular expression for national numbers, digits only. */
  phoneRegex: string;
}

const firstFlagLetter = 0x1f1e6;
const emojiOf = (code: string): string =>
  String.fromCodePoint(...Array.from(code, (letter) => firstFlagLetter + letter.charCodeAt(0) - 65));

/** All country codes: ISO 3166-1 and Kosovo. */
export const countryCodes: () => readonly string[] = () =>
  [...numberingPlans().keys(), ...withoutTelephones].sort();

function describe(code: string, locale: Locale): Country {
  const dialCodes = numberingPlans().get(code)?.dialCodes;
  const [min, max] = phoneLengths(code);
  const englishName = countryName(code, "en");
  return {
    code,
    name: countryName(code, locale),
    englishName,
    localName: localCountryName(code),
    emoji: emojiOf(code),
    image: `${code.toLowerCase()}.svg`,
    ...(dialCodes ? { dialCodes: dialCodes.map((dialCode) => `+${dialCode}`) } : {}),
    slug: slugify(englishName, "en"),
    phoneRegex: min === max ? `^\\d{${min}}$` : `^\\d{${min},${max}}$`,
  };
}

const lists = new Map<Locale, readonly Country[]>();

/** All countries in a language: Turkey first, the others in that language's collation order. */
export function countries(locale: Locale): readonly Country[] {
  const known = lists.get(locale);
  if (known) return known;
  const { compare } = new Intl.Collator(locale);
  const list = countryCodes()
    .map((code) => describe(code, locale))
    .sort(
      (a, b) =>
        Number(b.code === defaultPhoneCountry) - Number(a.code === defaultPhoneCountry) ||
        compare(a.name, b.name),
    );
  lists.set(locale, list);
  return list;
}
