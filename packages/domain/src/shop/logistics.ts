import type { ProductFacts } from "../catalogue/schema.ts";

/** The packing data of an article's record; quantities are pieces. */
export interface Packing {
  weightG: number | null;
  carton: number | null;
  pallet: number | null;
  facts: Pick<ProductFacts, "carton" | "pallet"> | undefined;
}

/** Units of transport. */
export const loadUnits = ["carton", "pallet", "truck", "container20", "container40"] as const;
export type LoadUnit = (typeof loadUnits)[number];

/** Number of pallets on the floor, and max payload, kg. */
interface Vehicle {
  pallets: number;
  payloadKg: number;
}

/**
 * Vehicles with pallets of 1200 × 800 mm side by side, unstacked, as forwarders plan.
 *
 * - A trailer of 13.6 m × 2.4 m inside takes three pallets across in eleven rows: 33, or 0.4 loading metres each. With the
 *   40 t of Directive 96/53/EC, Annex I, point 2.2.1 it carries 24 t.
 * - Containers are inside 5.9 and 12.03 m long and 2.35 m wide (ISO 668, types 1CC and 1AA): 11 and 24 pallets. Their
 *   largest payloads are 21.6 and 26.7 t; roads may allow less.
 */
const vehicles: Readonly<Record<Exclude<LoadUnit, "carton" | "pallet">, Vehicle>> = {
  truck: { pallets: 33, payloadKg: 24_000 },
  container20: { pallets: 11, payloadKg: 21_600 },
  container40: { pallets: 24, payloadKg: 26_700 },
};

/** The pallet for which the vehicles' places are counted, mm: EN 13698-1. */
const euroPallet = { length_mm: 1200, width_mm: 800 };

/** A load: pieces and their packaging. Weights in kg, volume in m³; null where the record lacks a fact. */
export interface Load {
  pieces: number;
  /** Including a partial one; null where the article is packed without cartons. */
  cartons: number | null;
  pallets: number | null;
  /** Of the articles alone. */
  netKg: number | null;
  /** With cartons and pallets. */
  grossKg: number | null;
  /** Of the cartons, or of the pallets where they are loaded on pallets. */
  volumeM3: number | null;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const cubicMetres = (box: { length_mm: number; width_mm: number; height_mm: number }): number =>
  (box.length_mm * box.width_mm * box.height_mm) / 1e9;

/** Weight and volume of a number of pieces. `onPallets`: on pallets rather than in loose cartons. */
export function loadOf(pieces: number, packing: Packing, onPallets: boolean): Load {
  const { weightG, facts } = packing;
  const cartons = packing.carton === null ? null : Math.ceil(pieces / packing.carton);
  const pallets = packing.pallet === null ? null : Math.ceil(pieces / packing.pallet);
  const net = weightG === null ? null : (weightG * pieces) / 1000;
  const cartonTare = cartons === null ? 0 : facts?.carton?.tare_g;
  const palletTare = onPallets ? facts?.pallet?.tare_g : 0;
  const isWeighed = cartonTare !== undefined && palletTare !== undefined;
  const tare = isWeighed
    ? ((cartons ?? 0) * cartonTare + (onPallets ? (pallets ?? 0) * palletTare : 0)) / 1000
    : null;
  const [count, box] = onPallets ? [pallets, facts?.pallet] : [cartons, facts?.carton];
  return {
    pieces,
    cartons,
    pallets: onPallets ? pallets : null,
    netKg: net === null ? null : rounded(net, 1),
    grossKg: net === null || tare === null ? null : rounded(net + tare, 1),
    volumeM3: count === null || !box ? null : rounded(count * cubicMetres(box), 3),
  };
}

/**
 * Pieces in a unit; null where the record lacks a fact. For a vehicle, as many whole pallets as fit on its floor and
 * within its payload; only where the record states that the pallet is a Euro pallet, and its weight.
 */
export function piecesIn(unit: LoadUnit, packing: Packing): number | null {
  if (unit === "carton" || unit === "pallet") return packing[unit];
  const { pallets, payloadKg } = vehicles[unit];
  const { pallet, facts } = packing;
  if (pallet === null || facts?.pallet?.length_mm !== euroPallet.length_mm) return null;
  if (facts.pallet.width_mm !== euroPallet.width_mm) return null;
  const { grossKg } = loadOf(pallet, packing, true);
  if (grossKg === null) return null;
  return Math.min(pallets, Math.floor(payloadKg / grossKg)) * pallet;
}

/** One full carton, pallet, trailer and container, as far as the record has facts. */
export function fullLoads(packing: Packing): { unit: LoadUnit; load: Load }[] {
  return loadUnits.flatMap((unit) => {
    const pieces = piecesIn(unit, packing);
    return pieces === null || pieces === 0
      ? []
      : [{ unit, load: loadOf(pieces, packing, unit !== "carton") }];
  });
}
