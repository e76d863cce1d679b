import type { QuickOrderEntry, QuickOrderLine } from "@preforma/domain/shop";

/**
 * Joins the entries of a quick order to one per article, in the place of its first: a code may appear twice, in several
 * spellings. Cartons and pieces are added up in pieces. Null where there is nothing to join.
 */
export function joinEntries(
  entries: readonly QuickOrderEntry[],
  lines: readonly QuickOrderLine[],
): QuickOrderEntry[] | null {
  const places = Map.groupBy(entries.keys(), (place) => lines[place]?.product?.product_id ?? `line ${place}`);
  const all = [...places.values()].flatMap((own) => {
    const same = own.flatMap((place) => entries[place] ?? []);
    return joined(same, lines[own[0] ?? 0]?.product?.carton_quantity ?? null) ?? same;
  });
  return all.length === entries.length ? null : all;
}

/** Entries of one article as one; null where the sum is not a safe number. */
function joined(entries: readonly QuickOrderEntry[], carton: number | null): QuickOrderEntry[] | null {
  const [first] = entries;
  if (first === undefined || entries.length === 1) return null;
  const counted = entries.filter(({ quantity }) => quantity !== null);
  const isInCartons = counted.length > 0 && counted.every(({ unit }) => unit === "carton");
  const sizeOf = ({ unit }: QuickOrderEntry) => (unit === "carton" && !isInCartons ? (carton ?? 1) : 1);
  const sum = counted.reduce((before, entry) => before + (entry.quantity ?? 0) * sizeOf(entry), 0);
  if (!Number.isSafeInteger(sum)) return null;
  return [{ code: first.code, quantity: sum || null, unit: isInCartons ? "carton" : "piece" }];
}
