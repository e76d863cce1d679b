import { drawing } from "./drawing.tsx";

export const ZoomIn = /* @__PURE__ */ drawing(
  ["circle", { cx: "11", cy: "11", r: "8" }],
  "M21 21L16.65 16.65M11 8L11 14M8 11L14 11",
);
