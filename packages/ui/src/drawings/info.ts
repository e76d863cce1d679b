import { drawing } from "./drawing.tsx";

export const Info = /* @__PURE__ */ drawing(
  ["circle", { cx: "12", cy: "12", r: "10" }],
  "M12 16v-4M12 8h.01",
);
