import type { ProductFacts } from "@preforma/domain/catalogue";
import type { Measured } from "./physical.ts";
import type { FactsPlan } from "./schema.ts";

/** Inner size of the 600 × 400 × 400 mm carton, mm, and the max weight for lifting by hand, g. */
const carton = { length: 585, width: 385, height: 380, grams: 15_000 };
/** A Euro pallet: four cartons per layer, four layers; goods without a carton are stacked up to 1.8 m. */
const pallet = { length: 1200, width: 800, height: 1800, cartons: 16 };

/** Pieces per carton (null if the goods are too large for one) and per pallet, and the sizes of both. */
export interface Packing {
  carton: number | null;
  pallet: number;
  cartonSize: ProductFacts["carton"] | null;
  palletSize: NonNullable<ProductFacts["pallet"]>;
}

type PackageSize = Packing["palletSize"];

/** Double-wall corrugated board of 600 × 400 mm, outside; weights from its makers' lists. */
const cartonSize: PackageSize = { length_mm: 600, width_mm: 400, height_mm: 400, tare_g: 900 };
const highCartonSize: PackageSize = { ...cartonSize, height_mm: 520, tare_g: 1100 };
/** A Euro pallet is 144 mm high and weighs 25 kg: EN 13698-1. */
const loaded = (loadMm: number): PackageSize => ({
  length_mm: pallet.length,
  width_mm: pallet.width,
  height_mm: 144 + loadMm,
  tare_g: 25_000,
});
/** A pallet box: its board weighs 35 kg. */
const palletBox: PackageSize = { ...loaded(1100), tare_g: 60_000 };
const inCartons = { cartonSize, palletSize: loaded(4 * cartonSize.height_mm) };
const inHighCartons = { cartonSize: highCartonSize, palletSize: loaded(3 * highCartonSize.height_mm) };
const withoutCarton = { carton: null, cartonSize: null, palletSize: loaded(pallet.height) };

/** Upright pieces on a floor, in the better of the two orientations. */
function onFloor(length: number, width: number, a: number, b: number): number {
  const along = Math.floor(length / a) * Math.floor(width / b);
  return Math.max(along, Math.floor(length / b) * Math.floor(width / a));
}

function inLayers(
  size: Measured["dimensions"],
  box: { length: number; width: number; height: number },
  nesting: number | undefined,
): number {
  const floor = onFloor(box.length, box.width, size.widthMm, size.depthMm);
  if (nesting)
    return (
      floor *
      (1 + Math.max(0, Math.floor((box.height - size.heightMm) / Math.max(4, size.heightMm * nesting))))
    );
  return floor * Math.floor(box.height / size.heightMm);
}

/** Packs upright (or nesting) goods in cartons, larger ones directly on the pallet. */
export function packStanding(measured: Measured, nesting?: number): Packing {
  const { dimensions } = measured;
  // Nesting buckets are wrapped in stacks on the pallet; small tubs and trays go in cartons.
  if (nesting && dimensions.heightMm > 120)
    return { ...withoutCarton, pallet: inLayers(dimensions, pallet, nesting) };
  const fitting =
    dimensions.heightMm <= carton.height
      ? inLayers(dimensions, carton, nesting)
      : onFloor(carton.length, carton.width, dimensions.widthMm, dimensions.depthMm);
  // A bottle taller than the carton's 380 mm takes a higher carton with the same floor, up to 500 mm.
  const light = Math.min(fitting, Math.floor(carton.grams / measured.weightG));
  const inCarton =
    dimensions.heightMm > 500 ? 0 : nesting && light > 50 ? Math.floor(light / 25) * 25 : light;
  if (inCarton >= 12)
    return {
      carton: inCarton,
      pallet: inCarton * (dimensions.heightMm > carton.height ? 12 : pallet.cartons),
      ...(dimensions.heightMm > carton.height ? inHighCartons : inCartons),
    };
  return { ...withoutCarton, pallet: Math.max(1, inLayers(dimensions, pallet, nesting)) };
}

/** Rounds down to the counts in which closures are sold. */
function countable(pieces: number): number {
  const step = pieces >= 5000 ? 1000 : pieces >= 1000 ? 500 : pieces >= 200 ? 100 : 10;
  return Math.max(step, Math.floor(pieces / step) * step);
}

/**
 * Packs loose goods in a carton: closures fill a little over half of its space. `extraMm` is the part that hangs below
 * a pump.
 */
export function packLoose(measured: Measured, extraMm = 0): Packing {
  const { heightMm, widthMm, depthMm } = measured.dimensions;
  const each = widthMm * depthMm * heightMm + 10 * 10 * extraMm;
  const bySpace = (carton.length * carton.width * carton.height * 0.58) / each;
  const inCarton = countable(Math.min(bySpace, carton.grams / measured.weightG));
  return { carton: inCarton, pallet: inCarton * pallet.cartons, ...inCartons };
}

/** Preforms are shipped loose in a pallet box of about a cubic metre: 270 kg, in hundreds. */
export function packPreforms(weightG: number): Packing {
  return { ...withoutCarton, pallet: Math.floor(270_000 / weightG / 100) * 100, palletSize: palletBox };
}

/** Minimum order: about this many pieces by price (minor units), in whole cartons or pallets. */
export function minimumOrder(packing: Packing, unitPriceMinor: number): number {
  const wanted =
    unitPriceMinor >= 5000 ? 50 : unitPriceMinor >= 1000 ? 500 : unitPriceMinor >= 300 ? 2000 : 10_000;
  const unit = packing.carton ?? packing.pallet;
  return Math.max(1, packing.carton ? Math.ceil(wanted / unit) : 1) * unit;
}

/** The facts of an article from `facts.json`, with the cartons and pallets of its packing. */
export function factsOf(plan: FactsPlan, prefix: string, code: string, packing: Packing): ProductFacts {
  const stated = plan.filter(({ for: names }) => names.includes(prefix) || names.includes(code));
  const { for: _, ...facts } = Object.assign({ for: [] }, ...stated) as FactsPlan[number];
  return {
    ...(packing.cartonSize && { carton: packing.cartonSize }),
    pallet: packing.palletSize,
    ...facts,
  };
}

/** Names in `for` that are neither a family nor an article. */
export function unknownNames(plan: FactsPlan, known: ReadonlySet<string>): string[] {
  return plan.flatMap(({ for: names }) => names).filter((name) => !known.has(name));
}
