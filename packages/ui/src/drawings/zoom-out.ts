import { drawing } from "./drawing.tsx";

export const ZoomOut = /* @__PURE__ */ drawing(
  ["circle", { cx: "11", cy: "11", r: "8" }],
  "M21 21L16.65 16.65M8 11L14 11",
);
