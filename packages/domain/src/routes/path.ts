import type { Locale } from "../locales/index.ts";
import { localePrefix } from "./path-parts.ts";
import { routeNames, routes, type ParamsOf, type RouteName, type RouteParams } from "./table.ts";

/** The parameters of a page, required where it has some. */
export type PathArguments<Name extends RouteName> = Name extends keyof RouteParams
  ? [params: RouteParams[Name]]
  : [];

/** Fills a pattern; an empty parameter is dropped with its slash. */
function fill(pattern: string, params: Readonly<Record<string, string | number>>): string {
  return pattern
    .split("/")
    .map((segment) =>
      segment.startsWith(":") ? encodeURIComponent(params[segment.slice(1).replace("?", "")] ?? "") : segment,
    )
    .filter(Boolean)
    .join("/");
}

/** {@link pathTo} for a page whose name is only known at run time, with its parameters. */
export function pathFor<Name extends RouteName>(name: Name, locale: Locale, params: ParamsOf<Name>): string {
  const path = fill(routes[name].paths[locale], params);
  return `${localePrefix(locale)}${path === "" ? "" : `/${path}`}` || "/";
}

/**
 * The path of a page in a language, with parameters percent-encoded: `pathTo("product", "en", { id: 7, slug:
 * "pet-bottle" })` is `/en/products/7/pet-bottle`.
 */
export function pathTo<Name extends RouteName>(
  name: Name,
  locale: Locale,
  ...[params]: PathArguments<Name>
): string {
  return pathFor(name, locale, (params ?? {}) as ParamsOf<Name>);
}

/**
 * Every page's pattern in one language, in routers' notation: with the prefix, without slashes at either end, `:id`,
 * `:slug`, optional `:slug?`. The most specific is first.
 */
export function routePatterns(locale: Locale): Record<RouteName, string> {
  const prefix = localePrefix(locale).slice(1);
  return Object.fromEntries(
    routeNames.map((name) => [name, [prefix, routes[name].paths[locale]].filter(Boolean).join("/")]),
  ) as Record<RouteName, string>;
}
