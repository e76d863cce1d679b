import { fold } from "../text/index.ts";
import data from "./districts.json" with { type: "json" };

/**
 * The districts of Türkiye by province, in everyday spelling. They are suggestions: the field accepts any other text
 * too, so a new or renamed district blocks no one until it is updated here.
 */
export const districtsByProvince = data satisfies Readonly<Record<string, string>>;

/**
 * Suggested place names for an address form. A caller that has more, neighbourhoods for example, passes its own object;
 * unknown places stay free text.
 */
export interface Places {
  /** The provinces of Türkiye, in Turkish alphabetical order. */
  readonly provinces: readonly string[];
  /** Districts of a province, in any spelling of its name; none for an unknown place. */
  districtsOf(province: string): readonly string[];
  /**
   * Neighbourhoods of a district: the API's, through `placesFrom`. There are more than 70,000, too many for a package.
   */
  neighbourhoodsOf?(province: string, district: string): Promise<readonly string[]>;
}

const alphabet = new Intl.Collator("tr");

/** The 81 provinces of Türkiye, in Turkish alphabetical order. */
export const provinces: readonly string[] = Object.keys(districtsByProvince).toSorted(alphabet.compare);

/** The name in a list that a text means, ignoring case, accents and dots; null when there is none. */
export function placeAmong(names: readonly string[], text: string): string | null {
  const folded = fold(text.trim());
  return names.find((name) => fold(name) === folded) ?? null;
}

/** Districts of a province of Türkiye, in Turkish alphabetical order; none for an unknown place. */
export function districtsOf(province: string): readonly string[] {
  const known = placeAmong(provinces, province);
  return known === null ? [] : districtsByProvince[known as keyof typeof districtsByProvince].split(", ");
}

/** The provinces and districts of Türkiye. */
export const turkishPlaces: Places = { provinces, districtsOf };
