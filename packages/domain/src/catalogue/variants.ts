import type { ProductDetail } from "./schema.ts";

/** An article of the same shape, from a product's detail. */
export type Variant = ProductDetail["variants"][number];

/** One choice of an axis, with its article. */
export interface VariantOption {
  /** Stable within its axis. */
  key: string;
  /** The article with the same value on the other axis, or else the nearest. */
  variant: Variant;
  selected: boolean;
  /** Whether the value on the other axis is unchanged. */
  exact: boolean;
}

/** The axes in which the articles of one shape differ. */
export interface VariantAxes {
  colours: VariantOption[];
  /** Volume and neck together: a mould's size decides both. Smallest first. */
  sizes: VariantOption[];
}

const colourKey = (variant: Variant): string => variant.colour?.key ?? "";
const sizeKey = (variant: Variant): string => `${variant.volume_ml ?? 0}/${variant.neck_finish?.code ?? ""}`;

/** The distance between two sizes; a ratio, because 50 ml more matter to a vial but not to a drum. */
function distance(one: Variant, other: Variant): number {
  const volumes = Math.abs(Math.log((one.volume_ml ?? 1) / (other.volume_ml ?? 1)));
  return volumes + (one.neck_finish?.code === other.neck_finish?.code ? 0 : 0.001);
}

function nearest(candidates: readonly Variant[], to: Variant): Variant | undefined {
  return candidates.reduce<Variant | undefined>(
    (best, candidate) => (best && distance(best, to) <= distance(candidate, to) ? best : candidate),
    undefined,
  );
}

/**
 * Sorts a flat list of variants into a choice of colour and a choice of size, relative to one article. An axis with a
 * single value is empty. `variants` may or may not contain the article.
 */
export function variantAxes(current: Variant, variants: readonly Variant[]): VariantAxes {
  const listed = variants.some((variant) => variant.id === current.id) ? variants : [current, ...variants];
  // Sorted by volume, so that of two equally distant sizes the smaller one is chosen.
  const all = listed.toSorted((one, other) => (one.volume_ml ?? 0) - (other.volume_ml ?? 0));
  const by = (
    keyOf: (variant: Variant) => string,
    otherOf: (variant: Variant) => string,
  ): VariantOption[] => {
    const groups = Map.groupBy(all, keyOf);
    if (groups.size < 2) return [];
    return [...groups].flatMap(([key, members]) => {
      const selected = key === keyOf(current);
      const same = members.find((member) => otherOf(member) === otherOf(current));
      const variant = selected ? current : (same ?? nearest(members, current));
      return variant ? [{ key, variant, selected, exact: selected || same !== undefined }] : [];
    });
  };
  return {
    colours: by(colourKey, sizeKey),
    sizes: by(sizeKey, colourKey).toSorted(
      (one, other) =>
        (one.variant.volume_ml ?? 0) - (other.variant.volume_ml ?? 0) || (one.key < other.key ? -1 : 1),
    ),
  };
}
