import { locales, type Locale } from "@preforma/domain/locales";
import { articleByType, colourByKey, materialByKey } from "@preforma/domain/vocabulary";
import type { SearchDocument } from "../search/index.ts";
import type { StoredProduct } from "./load.ts";
import type { CategoryEntry } from "./model.ts";

/** The products as the search index takes them in, one at a time. */
export function* searchDocuments(products: Iterable<StoredProduct>, categories: ReadonlyMap<number, CategoryEntry>): Generator<SearchDocument> {
  // Thousands of products share these terms; one object of them serves all.
  const sharedTerms = new Map<string, SearchDocument["extraTerms"]>();
  for (const product of products) {
    const category = categories.get(product.categoryId);
    if (!category) continue;
    const key = `${product.categoryId}/${product.colourKey}/${product.material}/${product.closureType}`;
    let extraTerms = sharedTerms.get(key);
    if (!extraTerms) sharedTerms.set(key, (extraTerms = termsOf(product, category, categories)));
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
      createdAt: product.createdAt,
    };
  }
}

/** Words that should find a product though its title may not have them. */
function termsOf(product: StoredProduct, category: CategoryEntry, categories: ReadonlyMap<number, CategoryEntry>): SearchDocument["extraTerms"] {
  const colour = product.colourKey === null ? undefined : colourByKey(product.colourKey);
  const material = product.material === null ? undefined : materialByKey(product.material);
  const closure = product.closureType === null ? undefined : articleByType(product.closureType);
  return Object.fromEntries(
    locales.map((locale, index) => {
      const terms: string[] = [];
      for (const id of category.lineage) {
        const title = categories.get(id)?.titles[index];
        if (title) terms.push(title);
      }
      if (colour) terms.push(colour.titles[locale], ...colour.aliases);
      if (material) terms.push(material.key, material.short[locale], material.names[locale], ...material.aliases);
      if (closure) terms.push(closure.one[locale], ...closure.aliases);
      return [locale, terms];
    }),
  );
}
