import { drawing } from "./drawing.tsx";

export const X = /* @__PURE__ */ drawing("M18 6 6 18M6 6l12 12");
