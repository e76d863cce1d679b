import { locales, type Locale } from "@preforma/domain/locales";
import type { SearchDocument } from "../search/index.ts";
import type { StoredProduct } from "./load.ts";
import type { CategoryEntry } from "./model.ts";

/** The products as documents for the search index, one at a time. */
export function* searchDocuments(
  products: Iterable<StoredProduct>,
  categories: ReadonlyMap<number, CategoryEntry>,
): Generator<SearchDocument> {
  // The products of a category share these terms, as one object.
  const sharedTerms = new Map<number, SearchDocument["extraTerms"]>();
  for (const product of products) {
    const category = categories.get(product.categoryId);
    if (!category) continue;
    let extraTerms = sharedTerms.get(category.id);
    if (!extraTerms) sharedTerms.set(category.id, (extraTerms = titlesAbove(category, categories)));
    const titles: Partial<Record<Locale, string>> = {};
    for (const [index, locale] of locales.entries()) {
      const title = product.titles[index];
      if (title) titles[locale] = title;
    }
    yield {
      id: product.id,
      code: product.code,
      categoryIds: category.lineage,
      titles,
      extraTerms,
      material: product.material,
      volumeMl: product.volumeMl,
      neck: product.neck,
      colourKey: product.colourKey,
      closureType: product.closureType,
      foodContact: product.foodContact,
      isFeatured: product.isFeatured,
      priceMinor: product.priceMinor,
      currency: product.currency,
      createdAt: product.createdAt,
      group: product.variantGroup,
      source: product,
    };
  }
}

/**
 * The titles of a category and its ancestors; the search itself knows the trade names of colours, materials and
 * closures.
 */
function titlesAbove(
  category: CategoryEntry,
  categories: ReadonlyMap<number, CategoryEntry>,
): SearchDocument["extraTerms"] {
  return Object.fromEntries(
    locales.map((locale, index) => [
      locale,
      category.lineage.flatMap((id) => categories.get(id)?.titles[index] ?? []),
    ]),
  );
}
