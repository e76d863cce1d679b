import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { answer, type AppEnvironment, jsonAnswer, refusals, refuseInvalid } from "../http/index.ts";
import { neighbourhoodsOf } from "./neighbourhoods.ts";

/** Names change by the month at most: a day is recent enough. */
const caching = "public, max-age=86400";
/** Longest name that is looked for, characters; the fields of an address take no longer one. */
const longest = 80;

/** `/places`: names that are offered while an address is written. */
export function placeRoutes(): OpenAPIHono<AppEnvironment> {
  const name = (description: string, example: string) =>
    z.string().trim().min(1).max(longest).openapi({ description, example });
  const route = createRoute({
    method: "get",
    path: "/places/neighbourhoods",
    tags: ["Places"],
    summary: "Neighbourhoods of a district of Türkiye",
    description:
      "In the order of the Turkish alphabet; none for a place that is not known. Case, accents and dots of the names asked for do not matter.",
    request: {
      query: z.object({
        province: name("Name of the province.", "İstanbul"),
        district: name("Name of the district.", "Kadıköy"),
      }),
    },
    responses: {
      200: jsonAnswer("Their names", z.array(z.string()).openapi({ example: ["Caferağa Mahallesi"] })),
      ...refusals(400),
    },
  });
  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid }).openapi(route, async (context) => {
    const { province, district } = context.req.valid("query");
    context.header("Cache-Control", caching);
    return answer(context, await neighbourhoodsOf(province, district));
  });
}
