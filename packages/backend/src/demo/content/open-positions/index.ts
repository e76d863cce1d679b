import type { DemoEntry } from "../entry.ts";
import { blowMouldingTechnician } from "./blow-moulding-technician.ts";

/** Positions that are open; each closes by distance from the first start. */
export const openPositions: readonly DemoEntry<"open-positions">[] = [blowMouldingTechnician];
