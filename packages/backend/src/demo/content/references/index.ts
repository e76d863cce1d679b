import type { DemoEntry } from "../entry.ts";
import { cosmeticsReferences } from "./cosmetics.ts";
import { foodReferences } from "./food.ts";
import { householdReferences } from "./household.ts";
import { industryReferences } from "./industry.ts";
import { pharmaReferences } from "./pharma.ts";

/** Companies that are served; all of them are made up. */
export const references: readonly DemoEntry<"references">[] = [
  ...foodReferences,
  ...cosmeticsReferences,
  ...householdReferences,
  ...pharmaReferences,
  ...industryReferences,
];
