import { drawing } from "./drawing.tsx";

export const CreditCard = /* @__PURE__ */ drawing(
  ["rect", { width: "20", height: "14", x: "2", y: "5", rx: "2" }],
  "M2 10L22 10M6 14h2",
);
