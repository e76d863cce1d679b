import { locales, type Locale } from "@preforma/domain/locales";
import { alternatePaths, pathTo, type RouteName } from "@preforma/domain/routes";

/** Slugs of one product or category by language. */
export type Slugs = Readonly<Partial<Record<Locale, string>>>;

/** A product's or category's address in each language that it has a slug in. */
export function alternatesOf(
  name: "product" | "category",
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

/** The address of a page without parameters in every language. */
export function alternatesOfPage(
  name: Exclude<RouteName, "product" | "category" | "categoryBySlug">,
): Partial<Record<Locale, string>> {
  return Object.fromEntries(alternatePaths(name).map(({ locale, path }) => [locale, path]));
}
