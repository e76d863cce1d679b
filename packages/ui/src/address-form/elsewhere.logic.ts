import { placeAmong, type Places } from "@preforma/domain/places";

/**
 * The provinces that have a district of that name, where the given one is not among them. None where either is in no
 * list: it may still be right.
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
