import { fold } from "../text/index.ts";
import data from "./districts.json" with { type: "json" };

/**
 * The districts of Türkiye by province, names in everyday spelling. Choices that assist: the field takes
 * any other text too, so a new or renamed district blocks no one until its line changes here.
 */
export const districtsByProvince = data satisfies Readonly<Record<string, string>>;

/**
 * Names of places to choose from while an address is written. A caller that has more, neighbourhoods for example,
 * passes its own object; what it does not know stays free text.
 */
export interface Places {
  /** The provinces of Türkiye, in the order of the Turkish alphabet. */
  readonly provinces: readonly string[];
  /** Districts of a province, however its name is written; none of a place that is not known. */
  districtsOf(province: string): readonly string[];
  /** Neighbourhoods of a district: the API's, by `placesFrom`. There are more than 70,000, which no package carries along. */
  neighbourhoodsOf?(province: string, district: string): Promise<readonly string[]>;
}

const alphabet = new Intl.Collator("tr");

/** The 81 provinces of Türkiye, in the order of the Turkish alphabet. */
export const provinces: readonly string[] = Object.keys(districtsByProvince).toSorted(alphabet.compare);

/** The name among others that a person meant, without regard to case, accents and dots; null when there is none. */
export function placeAmong(names: readonly string[], text: string): string | null {
  const folded = fold(text.trim());
  return names.find((name) => fold(name) === folded) ?? null;
}

/** Districts of a province of Türkiye, in the order of the Turkish alphabet; none of a place that is not known. */
export function districtsOf(province: string): readonly string[] {
  const known = placeAmong(provinces, province);
  return known === null ? [] : districtsByProvince[known as keyof typeof districtsByProvince].split(", ");
}

/** The provinces and districts of Türkiye. */
export const turkishPlaces: Places = { provinces, districtsOf };
