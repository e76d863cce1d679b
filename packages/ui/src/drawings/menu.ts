import { drawing } from "./drawing.tsx";

export const Menu = /* @__PURE__ */ drawing("M4 5h16M4 12h16M4 19h16");
