import type { ProductRecord } from "../catalogue/records.ts";
import { hash } from "./describe.ts";
import type { StatedSupply } from "./schema.ts";

type Supply = Required<Pick<ProductRecord, "stock" | "leadTimeDays" | "backOn">>;

/** An article's entry in the folder's `stock.json`; empty without one. */
export const statedSupply = (stated: StatedSupply | undefined): Supply => ({
  stock: stated?.stock ?? null,
  leadTimeDays: stated?.lead_time_days ?? null,
  backOn: stated?.back_on ?? null,
});

/** Lead times of made-to-order articles, working days. */
const leadTimes = [10, 15, 20, 25] as const;
const dayLength = 86_400_000;

/**
 * Invents the supply of an article of a demonstration. Metallic colours are made to order. Of the others one in sixteen
 * is sold out, some of these with a restock date; one in twelve states nothing; the rest have the minimum order and a
 * few to some dozens of packing units in stock, some with the lead time of larger quantities.
 */
export function inventedSupply(
  code: string,
  { unit, order, isMetallic, today }: { unit: number; order: number; isMetallic: boolean; today: number },
): Supply {
  const leadTime = leadTimes[hash(`${code} lead time`) % leadTimes.length] ?? null;
  const chance = hash(`${code} supply`);
  const stock = hash(`${code} stock`);
  if (isMetallic) return { stock: null, leadTimeDays: leadTime, backOn: null };
  if (stock % 16 === 0) {
    const days = 10 + (chance % 30);
    const backOn = new Date(today + days * dayLength).toISOString().slice(0, 10);
    return { stock: 0, leadTimeDays: null, backOn: chance % 3 === 0 ? backOn : null };
  }
  if (chance % 12 === 0) return { stock: null, leadTimeDays: null, backOn: null };
  return {
    stock: order + unit * (stock % 37),
    leadTimeDays: chance % 3 === 0 ? leadTime : null,
    backOn: null,
  };
}
