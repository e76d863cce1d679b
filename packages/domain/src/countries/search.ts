import { locales, type Locale } from "../locales/index.ts";
import { digitsOf, matchDialCode } from "../phone/index.ts";
import { fold } from "../text/index.ts";
import { countries, countryCodes, type Country } from "./countries.ts";
import { countryName, localCountryName } from "./names.ts";
import { localNames, otherNames } from "./spellings.ts";

/** A name with its punctuation replaced by single spaces. */
function spaced(name: string): string {
  return fold(name)
    .replace(/[.'ʻ’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The same, with Saint for St. */
const plain = (name: string): string => spaced(name).replace(/(^| )st(?= |$)/g, "$1saint");

/** The name without the word "and": some write it, some write "&", some neither. */
const withoutAnd = (name: string): string => name.replace(/ (?:and|ve|und|et|и|y) /g, " ");

const foldedNames = new Map<string, string>();

/** {@link plain} of a country's name, folded once: a search reads the names of all countries on each key press. */
function plainName(name: string): string {
  const known = foldedNames.get(name);
  if (known !== undefined) return known;
  const folded = plain(name);
  foldedNames.set(name, folded);
  return folded;
}

let names: Map<string, readonly string[]> | undefined;

/** Every name of every country, folded once. */
function namesByCode(): Map<string, readonly string[]> {
  names ??= new Map(
    countryCodes().map((code) => {
      const all = [
        ...locales.map((locale) => countryName(code, locale)),
        localCountryName(code),
        ...(localNames.get(code) ?? []),
        ...(otherNames.get(code) ?? []),
      ];
      return [code, [...new Set(all.map(plain).flatMap((name) => [name, withoutAnd(name)]))]];
    }),
  );
  return names;
}

/** The readings of a query: a final `st` is Saint, or the start of a longer word, as in Vereinigte Staaten. */
function readingsOf(query: string): string[] {
  const texts = [plain(query), spaced(query).replace(/(^| )st(?= )/g, "$1saint")];
  return [...new Set(texts.map(withoutAnd))].filter((text) => text !== "");
}

/** The best {@link rank} over all readings of a query. */
function bestRank(country: Country, readings: readonly string[], code: string): number | null {
  const ranks = readings.map((text) => rank(country, text, code)).filter((one) => one !== null);
  return ranks.length === 0 ? null : Math.min(...ranks);
}

/** How well a country matches a query: the smaller the better, null for no match. */
function rank(country: Country, query: string, code: string): number | null {
  const name = plainName(country.name);
  const all = namesByCode().get(country.code) ?? [];
  if (name === query || all.includes(query)) return 0;
  if (name.startsWith(query) || country.code.toLowerCase() === code) return 1;
  if (all.some((other) => other.startsWith(query))) return 2;
  if (all.some((other) => other.includes(` ${query}`))) return 3;
  return query.length > 2 && all.some((other) => other.includes(query)) ? 4 : null;
}

function byDialCode(list: readonly Country[], digits: string): Country[] {
  const found = list.filter((country) => country.dialCodes?.some((code) => code.slice(1).startsWith(digits)));
  // An exact dial code first, and of its countries the main one.
  const main = matchDialCode(digits);
  const isExact = (country: Country): boolean => country.dialCodes?.includes(`+${digits}`) ?? false;
  const ranked = found.sort(
    (a, b) =>
      Number(b.code === main?.country) - Number(a.code === main?.country) ||
      Number(isExact(b)) - Number(isExact(a)),
  );
  // More than a dial code was typed: the start of a number.
  return ranked.length > 0 || !main ? ranked : list.filter((country) => country.code === main.country);
}

/**
 * Searches countries: by name in any language of the product, in the country's own or in English, by ISO code, or by
 * dial code with or without `+`; case, accents and dotted or dotless i are ignored. The best match comes first, equal
 * ones in the order of {@link countries}; an empty query finds all.
 */
export function searchCountries(query: string, locale: Locale): readonly Country[] {
  const list = countries(locale);
  const digits = digitsOf(query).replace(/^00/, "");
  if (digits !== "" && !/\p{L}/u.test(query)) return byDialCode(list, digits);
  const readings = readingsOf(query);
  if (readings.length === 0) return query.trim() === "" || query.trim() === "+" ? list : [];
  const code = fold(query).trim();
  const ranked = list.map((country, place) => ({ country, place, rank: bestRank(country, readings, code) }));
  return ranked
    .filter((entry): entry is typeof entry & { rank: number } => entry.rank !== null)
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .map(({ country }) => country);
}
