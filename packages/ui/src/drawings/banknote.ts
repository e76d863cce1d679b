import { drawing } from "./drawing.tsx";

export const Banknote = /* @__PURE__ */ drawing(
  ["rect", { width: "20", height: "12", x: "2", y: "6", rx: "2" }],
  ["circle", { cx: "12", cy: "12", r: "2" }],
  "M6 12h.01M18 12h.01",
);
