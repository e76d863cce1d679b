import { drawing } from "./drawing.tsx";

export const Plus = /* @__PURE__ */ drawing("M5 12h14M12 5v14");
