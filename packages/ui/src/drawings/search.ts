import { drawing } from "./drawing.tsx";

export const Search = /* @__PURE__ */ drawing("m21 21-4.34-4.34", ["circle", { cx: "11", cy: "11", r: "8" }]);
