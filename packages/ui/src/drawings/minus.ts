import { drawing } from "./drawing.tsx";

export const Minus = /* @__PURE__ */ drawing("M5 12h14");
