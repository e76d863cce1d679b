import { clearBottles } from "./clear-bottles.ts";
import { closureFamilies, preformFamilies } from "./closures.ts";
import { wideContainers } from "./containers.ts";
import { coveringBottles } from "./covering-bottles.ts";
import type { ContainerFamily } from "./family.ts";

/** Every family of containers. */
export const containerFamilies: readonly ContainerFamily[] = [
  ...clearBottles,
  ...coveringBottles,
  ...wideContainers,
];
export { closureFamilies, preformFamilies };
export type { ClosureFamily, ContainerFamily, Family, PreformFamily } from "./family.ts";
