import type { Columns, ValueColumn } from "./columns.ts";
import type { FacetCounts, SearchFilters } from "./types.ts";

/** One bit per key that a document fails; exactly one bit means: shown if that key had no selection. */
const fails = { category: 1, material: 2, neck: 4, colour: 8, food: 16, volume: 32 } as const;

export interface Filtered {
  /** Number of documents that pass; they are the first entries of the given list. */
  total: number;
  facets: FacetCounts | null;
  volumeRange: { min: number; max: number } | null;
}

/** For each value of a column, the bit if a selection excludes it. No selection excludes nothing. */
function excluded(column: ValueColumn, selected: readonly string[] | undefined, bit: number): Uint8Array {
  const table = new Uint8Array(column.values.length);
  if (selected && selected.length > 0)
    column.values.forEach((value, at) => (table[at] = at > 0 && selected.includes(value) ? 0 : bit));
  return table;
}

/**
 * Filters documents and counts facets in one pass. `list` contains the candidates in its first `count` places, or
 * stands for all documents; those that pass are written to `passed`, in the same order.
 */
export function filterAndCount(
  columns: Columns,
  filters: SearchFilters,
  candidates: { list: Uint32Array; count: number } | "all",
  passed: Uint32Array,
  withFacets: boolean,
): Filtered {
  if (candidates !== "all" && !withFacets && Object.values(filters).every((filter) => filter === undefined)) {
    passed.set(candidates.list.subarray(0, candidates.count));
    return { total: candidates.count, facets: null, volumeRange: null };
  }
  const { volume, featured, food, category } = columns;
  const material = columns.material.numbers;
  const neck = columns.neck.numbers;
  const colour = columns.colour.numbers;
  const noCategory = Uint8Array.from(columns.categoryPaths, (path) =>
    filters.category === undefined || path.includes(filters.category) ? 0 : fails.category,
  );
  const noMaterial = excluded(columns.material, filters.material, fails.material);
  const noNeck = excluded(columns.neck, filters.neck, fails.neck);
  const noColour = excluded(columns.colour, filters.colour, fails.colour);
  const noFood = Uint8Array.from([0, 1], (value) =>
    filters.food === undefined || filters.food === (value === 1) ? 0 : fails.food,
  );
  const byVolume = filters.volumeMin !== undefined || filters.volumeMax !== undefined;
  const min = filters.volumeMin ?? -Infinity;
  const max = filters.volumeMax ?? Infinity;
  const wantsFeatured = filters.featured;

  const categories = new Uint32Array(columns.categoryPaths.length);
  const materials = new Uint32Array(columns.material.values.length);
  const necks = new Uint32Array(columns.neck.values.length);
  const colours = new Uint32Array(columns.colour.values.length);
  const foods = new Uint32Array(2);
  let smallest = Infinity;
  let largest = -Infinity;
  let total = 0;

  const list = candidates === "all" ? undefined : candidates.list;
  const count = candidates === "all" ? columns.count : candidates.count;
  for (let at = 0; at < count; at += 1) {
    const document = list ? list[at]! : at;
    if (wantsFeatured !== undefined && (featured[document] === 1) !== wantsFeatured) continue;
    const ml = volume[document]!;
    let failed =
      noCategory[category[document]!]! |
      noMaterial[material[document]!]! |
      noNeck[neck[document]!]! |
      noColour[colour[document]!]! |
      noFood[food[document]!]!;
    // Negated, so that a missing volume (NaN) fails too.
    if (byVolume && !(ml >= min && ml <= max)) failed |= fails.volume;
    if (failed === 0) {
      passed[total] = document;
      total += 1;
    }
    if (!withFacets) continue;
    // Each key counts the documents that fail nothing, and those that fail only that key.
    if (failed === 0) {
      categories[category[document]!]! += 1;
      materials[material[document]!]! += 1;
      necks[neck[document]!]! += 1;
      colours[colour[document]!]! += 1;
      foods[food[document]!]! += 1;
    } else if (failed === fails.category) categories[category[document]!]! += 1;
    else if (failed === fails.material) materials[material[document]!]! += 1;
    else if (failed === fails.neck) necks[neck[document]!]! += 1;
    else if (failed === fails.colour) colours[colour[document]!]! += 1;
    else if (failed === fails.food) foods[food[document]!]! += 1;
    if (failed === 0 || failed === fails.volume) {
      if (ml < smallest) smallest = ml;
      if (ml > largest) largest = ml;
    }
  }
  if (!withFacets) return { total, facets: null, volumeRange: null };
  return {
    total,
    facets: {
      category: categoryCounts(columns, categories),
      material: valueCounts(columns.material, materials),
      neck: valueCounts(columns.neck, necks),
      colour: valueCounts(columns.colour, colours),
      food: new Map(
        [["true", foods[1]!] as const, ["false", foods[0]!] as const].filter(([, count]) => count > 0),
      ),
    },
    volumeRange: smallest <= largest ? { min: smallest, max: largest } : null,
  };
}

function valueCounts(column: ValueColumn, counts: Uint32Array): Map<string, number> {
  const found = new Map<string, number>();
  for (let at = 1; at < counts.length; at += 1)
    if (counts[at]! > 0) found.set(column.values[at]!, counts[at]!);
  return found;
}

/** A product counts in its own category and in all ancestors. */
function categoryCounts(columns: Columns, counts: Uint32Array): Map<string, number> {
  const found = new Map<string, number>();
  columns.categoryPaths.forEach((path, at) => {
    const count = counts[at]!;
    if (count === 0) return;
    for (const id of path) found.set(String(id), (found.get(String(id)) ?? 0) + count);
  });
  return found;
}
