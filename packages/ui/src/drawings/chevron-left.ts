import { drawing } from "./drawing.tsx";

export const ChevronLeft = /* @__PURE__ */ drawing("m15 18-6-6 6-6");
