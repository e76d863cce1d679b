import { createSearchIndex, type SearchIndex } from "../search/index.ts";
import { locales } from "@preforma/domain/locales";
import type { StoredCatalogue, StoredCategory, StoredProduct } from "./load.ts";
import { necksOf, type ProductsByNeck } from "./fitting.ts";
import { searchDocuments } from "./search-documents.ts";

/** A category with its position in the tree. */
export interface CategoryEntry extends StoredCategory {
  /** Its own id first, then its ancestors' up to the root. */
  lineage: readonly number[];
  /** Visible children, in order. */
  children: CategoryEntry[];
  /** Visible products here and below. */
  productCount: number;
}

/**
 * The whole catalogue in memory, at one version of the database: lists, menus and search read from it. Immutable; a
 * change creates a new one.
 */
export interface CatalogueModel {
  version: number;
  /** Visible products by id, ascending. */
  products: ReadonlyMap<number, StoredProduct>;
  /** Ids of retired products: their pages answer 410. */
  retired: ReadonlySet<number>;
  /** Visible categories by id, in the order of the tree (parents before children). */
  categories: ReadonlyMap<number, CategoryEntry>;
  roots: readonly CategoryEntry[];
  /** Category ids by slug, of any language. */
  categoryIdBySlug: ReadonlyMap<string, number>;
  /** The same by `language/slug`, for slugs that mean different categories in different languages. */
  categoryIdByLanguageAndSlug: ReadonlyMap<string, number>;
  /** Products of one variant group, including the product itself; by group. */
  variantGroups: ReadonlyMap<string, readonly number[]>;
  necks: ProductsByNeck;
  index: SearchIndex;
}

/**
 * Builds the read model, yielding to waiting requests. Inactive categories and their descendants are left out with
 * their products. `before` is the index of a model with the same categories.
 */
export async function buildModel(stored: StoredCatalogue, before?: SearchIndex): Promise<CatalogueModel> {
  const categories = visibleCategories(stored.categories);
  const products = new Map<number, StoredProduct>();
  const variantGroups = new Map<string, number[]>();
  for (const product of stored.products) {
    const category = categories.get(product.categoryId);
    if (!category) continue;
    products.set(product.id, product);
    for (const id of category.lineage) {
      const above = categories.get(id);
      if (above) above.productCount++;
    }
    if (product.variantGroup !== null) {
      const group = variantGroups.get(product.variantGroup);
      if (group) group.push(product.id);
      else variantGroups.set(product.variantGroup, [product.id]);
    }
  }
  const categoryIdBySlug = new Map<string, number>();
  const categoryIdByLanguageAndSlug = new Map<string, number>();
  for (const category of categories.values()) {
    for (const [index, locale] of locales.entries()) {
      const slug = category.slugs[index];
      if (!slug) continue;
      if (!categoryIdBySlug.has(slug)) categoryIdBySlug.set(slug, category.id);
      categoryIdByLanguageAndSlug.set(`${locale}/${slug}`, category.id);
    }
  }
  return {
    version: stored.version,
    products,
    retired: stored.retired,
    categories,
    roots: [...categories.values()].filter((category) => category.parentId === null),
    categoryIdBySlug,
    categoryIdByLanguageAndSlug,
    variantGroups,
    necks: necksOf(products.values()),
    index: await createSearchIndex(searchDocuments(products.values(), categories), before),
  };
}

function visibleCategories(stored: readonly StoredCategory[]): Map<number, CategoryEntry> {
  const childrenOf = Map.groupBy(stored, (category) => category.parentId);
  const visible = new Map<number, CategoryEntry>();
  const visit = (category: StoredCategory, above: readonly number[]): CategoryEntry | null => {
    if (!category.isActive) return null;
    const entry: CategoryEntry = {
      ...category,
      lineage: [category.id, ...above],
      children: [],
      productCount: 0,
    };
    visible.set(category.id, entry);
    for (const child of childrenOf.get(category.id) ?? []) {
      const below = visit(child, entry.lineage);
      if (below) entry.children.push(below);
    }
    return entry;
  };
  for (const root of childrenOf.get(null) ?? []) visit(root, []);
  return visible;
}
