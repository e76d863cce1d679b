import type { Locale } from "../locales/index.ts";
import type { RouteName } from "./table.ts";
import specified from "./paths.fixtures.json" with { type: "json" };

/** Every page without parameters, by the language of its path: the specification's rows, then those it leaves open. */
export const rows = Object.entries(specified) as [RouteName, Record<Locale, string>][];
