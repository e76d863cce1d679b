import { drawing } from "./drawing.tsx";

export const Ellipsis = /* @__PURE__ */ drawing(
  ["circle", { cx: "12", cy: "12", r: "1" }],
  ["circle", { cx: "19", cy: "12", r: "1" }],
  ["circle", { cx: "5", cy: "12", r: "1" }],
);
