import type { ProductFacts } from "@preforma/domain/catalogue";
import type { Packing } from "./packing.ts";
import type { FactsPlan } from "./schema.ts";

/** What `facts.json` states of an article, and the cartons and pallets that its packing follows from. */
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
