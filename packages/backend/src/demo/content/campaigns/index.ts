import type { DemoEntry } from "../entry.ts";
import { fullPallet } from "./full-pallet.ts";

/** Campaigns; each begins and ends by distance from the first start. */
export const campaigns: readonly DemoEntry<"campaigns">[] = [fullPallet];
