import { drawing } from "./drawing.tsx";

export const Globe = /* @__PURE__ */ drawing(
  ["circle", { cx: "12", cy: "12", r: "10" }],
  "M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20",
);
