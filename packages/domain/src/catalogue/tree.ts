import type { Category, CategoryNode } from "./schema.ts";

/** A root's parent is null, or 0 in older data. */
function isRoot(category: Category): boolean {
  return category.parent_id === null || category.parent_id === 0;
}

function inOrder(one: Category, other: Category): number {
  return one.sort_order - other.sort_order || one.id - other.id;
}

/**
 * Builds the category tree from the flat list by `parent_id`: active categories only, in order. A category below an
 * inactive or missing parent is unreachable and left out, as is one in a cycle.
 */
export function buildTree(flat: readonly Category[]): CategoryNode[] {
  const children = Map.groupBy(
    flat.filter((category) => category.is_active && !isRoot(category)),
    (category) => category.parent_id,
  );
  const node = (category: Category): CategoryNode => ({
    ...category,
    children: (children.get(category.id) ?? []).toSorted(inOrder).map(node),
  });
  return flat
    .filter((category) => category.is_active && isRoot(category))
    .toSorted(inOrder)
    .map(node);
}
