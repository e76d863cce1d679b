import { getQuery, type QueryDescription, type StrictClient } from "../http/index.ts";
import { districtsOf, provinces, type Places } from "./turkiye.ts";

/** Neighbourhoods of a district of Türkiye, in Turkish alphabetical order; none for an unknown place. */
export const neighbourhoodsQuery = (
  client: StrictClient,
  province: string,
  district: string,
): QueryDescription<string[]> =>
  getQuery(client, ["places", "neighbourhoods", province, district], "places/neighbourhoods", {
    query: { province, district },
  });

/** The provinces and districts of Türkiye, with the API's neighbourhoods. */
export function placesFrom(client: StrictClient): Places {
  return {
    provinces,
    districtsOf,
    neighbourhoodsOf: (province, district) => neighbourhoodsQuery(client, province, district).queryFn({}),
  };
}
