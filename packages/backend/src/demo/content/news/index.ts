import type { DemoEntry } from "../entry.ts";
import { dimensionedDrawings } from "./dimensioned-drawings.ts";

/** News of the company. */
export const news: readonly DemoEntry<"news">[] = [dimensionedDrawings];
