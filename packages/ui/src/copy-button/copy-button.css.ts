import { style } from "../theme/style.ts";

/** Copying needs JavaScript; without it the text beside the button can be selected and copied. */
export const root = style({
  display: "inline-flex",
  "@media": { "(scripting: none)": { display: "none" } },
});
