import { drawing } from "./drawing.tsx";

export const CircleAlert = /* @__PURE__ */ drawing(
  ["circle", { cx: "12", cy: "12", r: "10" }],
  "M12 8L12 12M12 16L12.01 16",
);
