import { globalStyle } from "../theme/style.ts";

// By itself, so that a modal with a look of its own takes no other's along.
globalStyle("html[data-scroll-lock]", { overflow: "hidden" });
