import type { CategoryNode } from "@preforma/domain/catalogue";
import { expect, test } from "vitest";
import { navigationCategory, withProducts } from "./navigation-category.ts";

const node = (id: number, product_count: number, ...children: CategoryNode[]): CategoryNode => ({
  id,
  parent_id: null,
  is_featured: false,
  is_active: true,
  sort_order: id,
  product_count,
  translations: [
    { language_code: "en", title: `Category ${id}`, slug: `c-${id}`, is_active: true, description: "" },
  ],
  images: [],
  category_box_images: [],
  children,
});

test("menus lead to no category without products", () => {
  const shown = withProducts([node(1, 0), node(2, 3, node(3, 0), node(4, 3))]).map((category) =>
    navigationCategory(category, "en"),
  );
  expect(shown).toMatchObject([{ id: 2, children: [{ id: 4 }] }]);
  expect(shown[0]?.children).toHaveLength(1);
});

test("a category stays whose products another server does not count", () => {
  expect(withProducts([{} as Pick<CategoryNode, "product_count">])).toHaveLength(1);
});
