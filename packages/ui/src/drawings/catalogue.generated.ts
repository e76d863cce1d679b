// Made by scripts/drawings.ts.
import { drawing } from "./drawing.tsx";

export const ArrowDown = /* @__PURE__ */ drawing("M12 5v14m7-7-7 7-7-7");
export const ArrowLeft = /* @__PURE__ */ drawing("m12 19-7-7 7-7m7 7H5");
export const ArrowUp = /* @__PURE__ */ drawing("m5 12 7-7 7 7m-7 7V5");
export const ArrowUpDown = /* @__PURE__ */ drawing("m21 16-4 4-4-4m4 4V4M3 8l4-4 4 4M7 4v16");
export const CircleAlert = /* @__PURE__ */ drawing("M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20m0 6v4m0 4h.01");
export const CircleCheck = /* @__PURE__ */ drawing("M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20m4 7-5.5 5.5L8 12");
export const Ellipsis = /* @__PURE__ */ drawing("M12 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2m7 0a1 1 0 1 0 0 2 1 1 0 1 0 0-2M5 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2");
export const Info = /* @__PURE__ */ drawing("M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20m0 14v-4m0-4h.01");
export const ListTree = /* @__PURE__ */ drawing("M8 5h13m-8 7h8m-8 7h8M3 10a2 2 0 0 0 2 2h3M3 5v12a2 2 0 0 0 2 2h3");
export const Minus = /* @__PURE__ */ drawing("M5 12h14");
export const Pencil = /* @__PURE__ */ drawing("M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4");
export const Plus = /* @__PURE__ */ drawing("M5 12h14m-7-7v14");
export const Printer = /* @__PURE__ */ drawing("M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1");
export const Share2 = /* @__PURE__ */ drawing("M18 2a3 3 0 1 0 0 6 3 3 0 1 0 0-6M6 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6m12 7a3 3 0 1 0 0 6 3 3 0 1 0 0-6m-9.41-2.49 6.83 3.98m-.01-10.98-6.82 3.98");
export const TriangleAlert = /* @__PURE__ */ drawing("m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01");
export const ZoomIn = /* @__PURE__ */ drawing("M11 3a8 8 0 1 0 0 16 8 8 0 1 0 0-16m10 18-4.35-4.35M11 8v6m-3-3h6");
export const ZoomOut = /* @__PURE__ */ drawing("M11 3a8 8 0 1 0 0 16 8 8 0 1 0 0-16m10 18-4.35-4.35M8 11h6");
