import { defaultLocale, isLocale, type Locale } from "../locales/index.ts";

/** A path without its origin, split. `query` and `hash` include their `?` and `#`. */
export interface Address {
  pathname: string;
  query: string;
  hash: string;
}

/**
 * Splits the text of a link or a location. Tabs and line breaks, which browsers drop, are dropped, and slashes or
 * backslashes at the start become one slash: a path that we return cannot be read as another site's URL.
 */
export function addressOf(path: string): Address {
  const [, before = "", query = "", hash = ""] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path.replaceAll(/[\t\n\r]/g, "").trim()) ?? [];
  return { pathname: `/${before.replace(/^[/\\]+/, "")}`, query, hash };
}

/** A path's language and the part after the prefix, still encoded. */
export interface LocalisedPath {
  locale: Locale;
  /** Starts with a slash unless it is empty. */
  rest: string;
  /** Whether the path names its language although Turkish has no prefix: `/tr/...`. */
  redundantPrefix: boolean;
}

/** Separates the language prefix from a pathname; without one it is Turkish. */
export function partLocale(pathname: string): LocalisedPath {
  const end = pathname.indexOf("/", 1);
  const first = pathname.slice(1, end < 0 ? undefined : end).toLowerCase();
  if (!isLocale(first))
    return { locale: defaultLocale, rest: pathname === "/" ? "" : pathname, redundantPrefix: false };
  const rest = end < 0 ? "" : `/${pathname.slice(end).replace(/^[/\\]+/, "")}`;
  return { locale: first, rest: rest === "/" ? "" : rest, redundantPrefix: first === defaultLocale };
}

/** The URL prefix of a language: empty for Turkish, else `/en` and so on. */
export function localePrefix(locale: Locale): string {
  return locale === defaultLocale ? "" : `/${locale}`;
}

/** The language of a path; Turkish without a prefix. Never guessed from anything else. */
export function localeOf(path: string): Locale {
  return partLocale(addressOf(path).pathname).locale;
}
