import { defaultLocale, type Locale } from "../locales/index.ts";
import { categoryWord } from "../routes/index.ts";
import type { Category, ProductSummary } from "./schema.ts";

/** Slug of a product without one in any language. */
export const defaultProductSlug = "urun";

interface Translated {
  language_code: string;
  is_active?: boolean;
}

/** The entry in the requested language, else in Turkish, else any; active ones only. */
function best<Entry extends Translated>(
  entries: readonly Entry[],
  locale: Locale,
  isUsable: (entry: Entry) => boolean,
): Entry | undefined {
  const usable = entries.filter((entry) => entry.is_active !== false && isUsable(entry));
  return (
    usable.find((entry) => entry.language_code === locale) ??
    usable.find((entry) => entry.language_code === defaultLocale) ??
    usable[0]
  );
}

/** The title in the requested language, else in Turkish, else in any; empty where there is none. */
export function titleIn(
  translations: readonly { language_code: string; title: string; is_active?: boolean }[],
  locale: Locale,
): string {
  return best(translations, locale, (entry) => entry.title.trim() !== "")?.title ?? "";
}

/**
 * A product's slug: of the SEO translation in that language, else in Turkish, else any active one, else
 * {@link defaultProductSlug}.
 */
export function productSlug(product: Pick<ProductSummary, "seo_translations">, locale: Locale): string {
  return best(product.seo_translations, locale, (entry) => entry.slug !== "")?.slug ?? defaultProductSlug;
}

/** A category's slug in that language, else in Turkish, else any active one, else `kategori-{id}`. */
export function categorySlug(category: Pick<Category, "id" | "translations">, locale: Locale): string {
  return (
    best(category.translations, locale, (entry) => Boolean(entry.slug))?.slug ||
    `${categoryWord}-${category.id}`
  );
}
