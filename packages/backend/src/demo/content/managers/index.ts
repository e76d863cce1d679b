import type { DemoEntry } from "../entry.ts";
import { generalManager } from "./general-manager.ts";

/** The people who lead the company; all of them are made up. */
export const managers: readonly DemoEntry<"managers">[] = [generalManager];
