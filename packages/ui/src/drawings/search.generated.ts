// Made by scripts/drawings.ts.
import { drawing } from "./drawing.tsx";

export const History = /* @__PURE__ */ drawing("M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8m0-5v5h5m4-1v5l4 2");
export const LayoutGrid = /* @__PURE__ */ drawing("M4 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1m11 0h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1m0 11h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1M4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1");
export const SpellCheck = /* @__PURE__ */ drawing("m20 15-5.5 5.5L12 18m-8-2 6-12 5.115 10.23M6 12h8");
