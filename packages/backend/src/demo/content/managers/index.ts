import type { DemoEntry } from "../entry.ts";
import { exportManager } from "./export-manager.ts";
import { financeManager } from "./finance-manager.ts";
import { generalManager } from "./general-manager.ts";
import { plantManager } from "./plant-manager.ts";
import { qualityManager } from "./quality-manager.ts";
import { toolingManager } from "./tooling-manager.ts";

/** The people who lead the company; all of them are made up. */
export const managers: readonly DemoEntry<"managers">[] = [
  generalManager,
  plantManager,
  qualityManager,
  toolingManager,
  exportManager,
  financeManager,
];
