import { drawing } from "./drawing.tsx";

export const GitCompareArrows = /* @__PURE__ */ drawing(
  ["circle", { cx: "5", cy: "6", r: "3" }],
  "M12 6h5a2 2 0 0 1 2 2v7M15 9l-3-3 3-3",
  ["circle", { cx: "19", cy: "18", r: "3" }],
  "M12 18H7a2 2 0 0 1-2-2V9M9 15l3 3-3 3",
);
