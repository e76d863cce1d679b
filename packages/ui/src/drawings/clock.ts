import { drawing } from "./drawing.tsx";

export const Clock = /* @__PURE__ */ drawing(["circle", { cx: "12", cy: "12", r: "10" }], "M12 6v6l4 2");
