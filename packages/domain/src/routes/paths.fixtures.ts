import type { Locale } from "../locales/index.ts";
import type { RouteName } from "./table.ts";
import recorded from "./paths.fixtures.json" with { type: "json" };

/** Every page without parameters, with its paths by language, as `routes.test.ts` has recorded them. */
export const rows = Object.entries(recorded) as [RouteName, Record<Locale, string>][];
