import { drawing } from "./drawing.tsx";

export const ArrowDown = /* @__PURE__ */ drawing("M12 5v14M19 12l-7 7-7-7");
