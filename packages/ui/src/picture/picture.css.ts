import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/style.ts";

/** A line drawing on its own background; it covers the light table, which only photographs need. */
export const drawn = style({
  display: "block",
  inlineSize: "100%",
  backgroundImage: `linear-gradient(${vars.color.brand.soft}, ${vars.color.surface.sunken})`,
  color: vars.color.brand.onSoft,
});
