import { drawing } from "./drawing.tsx";

export const ChevronRight = /* @__PURE__ */ drawing("m9 18 6-6-6-6");
