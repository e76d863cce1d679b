import { drawing } from "./drawing.tsx";

export const ArrowLeft = /* @__PURE__ */ drawing("m12 19-7-7 7-7M19 12H5");
