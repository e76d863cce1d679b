import { drawing } from "./drawing.tsx";

export const UserRound = /* @__PURE__ */ drawing(
  ["circle", { cx: "12", cy: "8", r: "5" }],
  "M20 21a8 8 0 0 0-16 0",
);
