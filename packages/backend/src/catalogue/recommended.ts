import type { CatalogueModel } from "./model.ts";
import type { StoredProduct } from "./load.ts";

/**
 * Articles that a buyer of this one may want instead: of the same category, of similar volume, of the same plastic and
 * neck; one per variant group, never the product's own variants. In a small category, other articles of its parent
 * follow.
 */
export function recommendedFor(
  product: StoredProduct,
  model: CatalogueModel,
  limit: number,
): StoredProduct[] {
  const steps = stepsFrom(product.categoryId, model);
  const found = new Map<string, { product: StoredProduct; distance: number }>();
  for (const candidate of model.products.values()) {
    if (candidate.id === product.id) continue;
    if (candidate.variantGroup !== null && candidate.variantGroup === product.variantGroup) continue;
    const away = steps.get(candidate.categoryId);
    if (away === undefined) continue;
    const distance = away * 4 + distanceBetween(product, candidate);
    const key = candidate.variantGroup ?? `#${candidate.id}`;
    const known = found.get(key);
    if (!known || distance < known.distance) found.set(key, { product: candidate, distance });
  }
  return [...found.values()]
    .toSorted((a, b) => a.distance - b.distance || a.product.id - b.product.id)
    .slice(0, limit)
    .map((entry) => entry.product);
}

/**
 * Related categories by distance: 0 for the product's own, 1 for its parent and all its descendants, then further
 * ancestors.
 */
function stepsFrom(categoryId: number, model: CatalogueModel): ReadonlyMap<number, number> {
  const lineage = model.categories.get(categoryId)?.lineage ?? [];
  const parent = lineage[1];
  const steps = new Map(lineage.map((id, step) => [id, step]));
  for (const category of model.categories.values()) {
    if (parent !== undefined && !steps.has(category.id) && category.lineage.includes(parent))
      steps.set(category.id, 1);
  }
  return steps;
}

function distanceBetween(a: StoredProduct, b: StoredProduct): number {
  // Twice the volume is as distant as half of it.
  const volume =
    a.volumeMl && b.volumeMl
      ? Math.abs(Math.log2(a.volumeMl / b.volumeMl))
      : a.volumeMl === b.volumeMl
        ? 0
        : 3;
  const neck = a.neck?.code === b.neck?.code ? 0 : 0.5;
  const material = a.material === b.material ? 0 : 1;
  const colour = a.colourKey === b.colourKey ? 0 : 0.25;
  const closure = a.closureType === b.closureType ? 0 : 1;
  return volume + neck + material + colour + closure;
}
