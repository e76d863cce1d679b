import { style } from "@vanilla-extract/css";

/** Beside other links it takes a line of its own, after them. */
export const missing = style({ order: 1, flexBasis: "100%" });
