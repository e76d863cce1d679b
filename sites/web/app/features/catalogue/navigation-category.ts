import { categorySlug, titleIn, type CategoryNode } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import type { NavigationCategory } from "@preforma/ui/navigation";

/** The URL of a category. */
export function categoryPath(category: Pick<CategoryNode, "id" | "translations">, locale: Locale): string {
  return pathTo("category", locale, { id: category.id, slug: categorySlug(category, locale) });
}

/**
 * The categories to link to. An empty one still has a page. Another server at `API_URL` may not count products.
 */
export const withProducts = <Shown extends Pick<CategoryNode, "product_count">>(
  categories: readonly Shown[],
): Shown[] => categories.filter(({ product_count }) => product_count !== 0);

/**
 * A category as menus show it. It is on every page, so it has only the fields that are shown: one small picture, and
 * only for the cards of the mega menu, which are the children of the roots.
 */
export function navigationCategory(category: CategoryNode, locale: Locale, depth = 0): NavigationCategory {
  const picture = depth === 1 ? (category.category_box_images[0] ?? category.images[0]) : undefined;
  return {
    id: category.id,
    href: categoryPath(category, locale),
    title: titleIn(category.translations, locale),
    count: category.product_count,
    ...(picture
      ? {
          image: {
            url: picture.thumbnail_image_url,
            width: picture.width,
            height: picture.height,
            alt: "",
            sources: [],
          },
        }
      : {}),
    children: withProducts(category.children).map((child) => navigationCategory(child, locale, depth + 1)),
  };
}
