import { closureTypes } from "@preforma/domain/catalogue/schema";
import { fits } from "@preforma/domain/vocabulary";
import type { StoredProduct } from "./load.ts";

/** Products that have a neck, by its diameter in mm, with containers and closures separate. */
export type ProductsByNeck = ReadonlyMap<
  number,
  { containers: readonly StoredProduct[]; closures: readonly StoredProduct[] }
>;

/** A cap, pump or other closure contains nothing itself: it has a closure type and no volume. */
export function isClosure(product: StoredProduct): boolean {
  return product.closureType !== null && product.volumeMl === null;
}

/** Groups products by neck diameter. */
export function necksOf(products: Iterable<StoredProduct>): ProductsByNeck {
  const necks = new Map<number, { containers: StoredProduct[]; closures: StoredProduct[] }>();
  for (const product of products) {
    if (!product.neck) continue;
    let entry = necks.get(product.neck.diameter_mm);
    if (!entry) necks.set(product.neck.diameter_mm, (entry = { containers: [], closures: [] }));
    (isClosure(product) ? entry.closures : entry.containers).push(product);
  }
  return necks;
}

/**
 * Products that really fit: for a container the closures that seal its neck, for a closure the containers that it fits.
 * Kinds alternate, so that a short list shows caps, pumps and sprayers; of an article's variants, the one with the
 * matching colour comes first and its siblings come after all other products.
 */
export function accessoriesOf(product: StoredProduct, necks: ProductsByNeck, limit: number): StoredProduct[] {
  const neck = product.neck;
  if (!neck) return [];
  const sameDiameter = necks.get(neck.diameter_mm);
  if (!sameDiameter) return [];
  const closure = isClosure(product);
  const candidates = (closure ? sameDiameter.containers : sameDiameter.closures).filter(
    (candidate) => candidate.neck && (closure ? fits(neck, candidate.neck) : fits(candidate.neck, neck)),
  );

  const shownHex = closure ? product.picture?.bodyHex : product.picture?.closureHex;
  const matches = (candidate: StoredProduct): boolean =>
    shownHex !== undefined &&
    (closure ? candidate.picture?.closureHex : candidate.picture?.bodyHex) === shownHex;
  const rank = (candidate: StoredProduct): number =>
    (matches(candidate) ? 0 : 2) + (candidate.isFeatured ? 0 : 1);
  candidates.sort((a, b) => rank(a) - rank(b) || a.id - b.id);

  const queues = new Map<string, StoredProduct[]>();
  const siblings: StoredProduct[] = [];
  const seenGroups = new Set<string>();
  for (const candidate of candidates) {
    if (candidate.variantGroup !== null) {
      if (seenGroups.has(candidate.variantGroup)) {
        siblings.push(candidate);
        continue;
      }
      seenGroups.add(candidate.variantGroup);
    }
    const kind = closure ? String(candidate.categoryId) : String(candidate.closureType);
    const queue = queues.get(kind);
    if (queue) queue.push(candidate);
    else queues.set(kind, [candidate]);
  }
  const turns = [...queues.entries()]
    .toSorted(([a], [b]) => kindOrder(a) - kindOrder(b))
    .map(([, queue]) => queue);
  const chosen: StoredProduct[] = [];
  for (let turn = 0; chosen.length < limit && turns.some((queue) => turn < queue.length); turn++) {
    for (const queue of turns) {
      const candidate = queue[turn];
      if (candidate) chosen.push(candidate);
    }
  }
  return [...chosen, ...siblings].slice(0, limit);
}

const kindOrder = (kind: string): number => {
  const index = (closureTypes as readonly string[]).indexOf(kind);
  return index >= 0 ? index : Number(kind);
};
