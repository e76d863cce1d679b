import { locales, perLocale, type Locale } from "@preforma/domain/locales";
import { pathTo, type EntryRouteName, type PlainRouteName } from "@preforma/domain/routes";

/** Slugs of one product, category or article by language. */
export type Slugs = Readonly<Partial<Record<Locale, string>>>;

/** The URL of a product, category or article in each language in which it has a slug. */
export function alternatesOf(
  name: "product" | "category" | EntryRouteName,
  id: number,
  slugs: Slugs | undefined,
): Partial<Record<Locale, string>> | undefined {
  if (!slugs) return undefined;
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const slug = slugs[locale];
      return slug === undefined ? [] : [[locale, pathTo(name, locale, { id, slug })]];
    }),
  );
}

/** Slugs by language, from a list of the API. */
export function slugsOf(
  translations: readonly { language_code: Locale; slug: string; is_active: boolean }[],
): Slugs {
  return Object.fromEntries(
    translations.filter((entry) => entry.is_active).map((entry) => [entry.language_code, entry.slug]),
  );
}

/** The URL of a page without parameters in every language. */
export const alternatesOfPage = (name: PlainRouteName): Record<Locale, string> =>
  perLocale((locale) => pathTo(name, locale));
