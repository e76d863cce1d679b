import type { DemoEntry } from "../entry.ts";
import { colourPlaque } from "./colour-plaque.ts";
import { freeCarriage } from "./free-carriage.ts";
import { fullPallet } from "./full-pallet.ts";
import { lastTints } from "./last-tints.ts";
import { sealedJerrycans } from "./sealed-jerrycans.ts";
import { triggerSets } from "./trigger-sets.ts";
import { welcome } from "./welcome.ts";

/** Campaigns; each begins and ends by distance from the first start. */
export const campaigns: readonly DemoEntry<"campaigns">[] = [
  fullPallet,
  freeCarriage,
  lastTints,
  triggerSets,
  sealedJerrycans,
  colourPlaque,
  welcome,
];
