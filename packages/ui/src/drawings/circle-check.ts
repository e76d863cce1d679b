import { drawing } from "./drawing.tsx";

export const CircleCheck = /* @__PURE__ */ drawing(
  ["circle", { cx: "12", cy: "12", r: "10" }],
  "m16 9-5.5 5.5L8 12",
);
