import { drawing } from "./drawing.tsx";

export const ArrowRight = /* @__PURE__ */ drawing("M5 12h14M12 5l7 7-7 7");
