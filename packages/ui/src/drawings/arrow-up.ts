import { drawing } from "./drawing.tsx";

export const ArrowUp = /* @__PURE__ */ drawing("m5 12 7-7 7 7M12 19V5");
