import { drawing } from "./drawing.tsx";

export const ArrowUpDown = /* @__PURE__ */ drawing("m21 16-4 4-4-4M17 20V4M3 8l4-4 4 4M7 4v16");
