import type { Article } from "./article.ts";
import type { ClosureFamily } from "./schema.ts";

/** Gap in mm between a dip tube and the bottom, and the max difference between two lengths that one tube can serve. */
const clearance = 4;
const apart = 12;

/**
 * Whether a dip tube of this length (mm) reaches the contents of a bottle of this height (mm) without touching its
 * bottom.
 */
export function tubeSuits(tubeMm: number, bottleHeightMm: number): boolean {
  return tubeMm < bottleHeightMm && tubeMm >= bottleHeightMm - 25;
}

/** The stocked dip-tube lengths (mm) of a dispenser: those that its bottles need. */
export function dipTubes(
  family: ClosureFamily,
  neckCode: string,
  containers: readonly Article[],
): readonly number[] {
  if (Array.isArray(family.tubes)) return family.tubes;
  const wanted = containers
    .filter((bottle) => bottle.neck?.code === neckCode && bottle.closureType === family.closure_type)
    .map((bottle) => Math.floor((bottle.measured.dimensions.heightMm - clearance) / 5) * 5);
  const lengths: number[] = [];
  for (const length of [...new Set(wanted)].toSorted((a, b) => a - b)) {
    const last = lengths.at(-1);
    if (last === undefined || length - last >= apart) lengths.push(length);
  }
  return lengths;
}
