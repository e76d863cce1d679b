import { drawing } from "./drawing.tsx";

export const SpellCheck = /* @__PURE__ */ drawing("m20 15-5.5 5.5L12 18M4 16l6-12 5.115 10.23M6 12h8");
