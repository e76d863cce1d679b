import { drawing } from "./drawing.tsx";

export const UserPlus = /* @__PURE__ */ drawing(
  "M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2",
  ["circle", { cx: "9", cy: "7", r: "4" }],
  "M19 8L19 14M22 11L16 11",
);
