import { drawing } from "./drawing.tsx";

export const ChevronDown = /* @__PURE__ */ drawing("m6 9 6 6 6-6");
