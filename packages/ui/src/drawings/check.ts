import { drawing } from "./drawing.tsx";

export const Check = /* @__PURE__ */ drawing("M20 6 9 17l-5-5");
