import { style } from "@vanilla-extract/css";

/** On a line of its own below the links beside it. */
export const missing = style({ order: 1, flexBasis: "100%" });
