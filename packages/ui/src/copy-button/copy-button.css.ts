import { style } from "../theme/style.ts";

/** Copying needs JavaScript; the text beside the button can still be marked and copied without it. */
export const root = style({
  display: "inline-flex",
  "@media": { "(scripting: none)": { display: "none" } },
});
