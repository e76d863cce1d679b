import { placeAmong, type Places } from "@preforma/domain/places";

/**
 * The provinces that a district is known of, where the one that is named is not among them. None where either is in no
 * list: it may be right all the same.
 */
export function provincesElsewhere(
  places: Pick<Places, "provinces" | "districtsOf">,
  province: string,
  district: string,
): readonly string[] {
  const here = places.districtsOf(province);
  if (here.length === 0 || placeAmong(here, district) !== null) return [];
  return places.provinces.filter((other) => placeAmong(places.districtsOf(other), district) !== null);
}
