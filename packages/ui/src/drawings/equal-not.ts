import { drawing } from "./drawing.tsx";

export const EqualNot = /* @__PURE__ */ drawing("M5 9L19 9M5 15L19 15M19 5L5 19");
