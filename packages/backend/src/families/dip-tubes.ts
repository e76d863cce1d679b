import type { Article } from "./article.ts";
import type { ClosureFamily } from "./schema.ts";

/** Space in mm that a dip tube leaves above the bottom, and how near two lengths may be before one serves for both. */
const clearance = 4;
const apart = 12;

/** A dip tube of this length (mm) reaches the contents of a bottle this high (mm) without touching its bottom. */
export function tubeSuits(tubeMm: number, bottleHeightMm: number): boolean {
  return tubeMm < bottleHeightMm && tubeMm >= bottleHeightMm - 25;
}

/** The dip-tube lengths (mm) that a dispenser is stocked in: those that the bottles made for it need. */
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
