import { style } from "@vanilla-extract/css";

/** Beside other links it takes a separate line, after them. */
export const missing = style({ order: 1, flexBasis: "100%" });
