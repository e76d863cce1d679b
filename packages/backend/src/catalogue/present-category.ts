import type { Category, CategoryNode } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import type { Pictures } from "../media/pictures.ts";
import type { CategoryEntry } from "./model.ts";
import { languagesFor, localeAt, titleIn } from "./translations.ts";

/** A category as pages and menus show it; menus leave the description out. */
export function presentCategory(
  category: CategoryEntry,
  pictures: Pictures,
  requested: Locale | undefined,
  withDescription: boolean,
): Category {
  const images = pictures
    .imagesFor(category, titleIn(category.titles, requested ?? "tr"), requested ?? "tr")
    .slice(0, 1);
  return {
    id: category.id,
    parent_id: category.parentId,
    is_featured: category.isFeatured,
    is_active: category.isActive,
    sort_order: category.sortOrder,
    product_count: category.productCount,
    translations: languagesFor(category.titles, requested).map((index) => ({
      language_code: localeAt(index),
      title: category.titles[index] ?? "",
      slug: category.slugs[index] ?? "",
      ...(withDescription ? { description: category.descriptions[index] ?? "" } : {}),
      is_active: true,
    })),
    images,
    category_box_images: images.map((image) => ({ ...image, entity_type: "category_box" as const })),
  };
}

/** A category with everything below it. */
export function presentTree(
  category: CategoryEntry,
  pictures: Pictures,
  requested: Locale | undefined,
): CategoryNode {
  return {
    ...presentCategory(category, pictures, requested, false),
    children: category.children.map((child) => presentTree(child, pictures, requested)),
  };
}

/** A category by id and title, for breadcrumbs and suggestions. */
export function presentCategoryName(
  category: CategoryEntry,
  requested: Locale | undefined,
): Pick<Category, "id" | "translations"> {
  return {
    id: category.id,
    translations: languagesFor(category.titles, requested).map((index) => ({
      language_code: localeAt(index),
      title: category.titles[index] ?? "",
      slug: category.slugs[index] ?? "",
      is_active: true,
    })),
  };
}
