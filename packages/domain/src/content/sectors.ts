import type { Titles } from "./kinds.ts";
import sectorTitles from "./sectors.json" with { type: "json" };

/** Industries that the company packs for; those of the references page and one more for car care. */
export const sectors = sectorTitles satisfies Record<string, Titles>;
/** Key of an industry. */
export type Sector = keyof typeof sectors;
