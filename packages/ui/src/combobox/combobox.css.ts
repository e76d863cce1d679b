import * as field from "../field/field.css.ts";
import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

/** Reads in the direction of what stands in it, "34 İstanbul" in an Arabic page too, at the side of the page's own. */
export const input = style([
  field.input,
  { unicodeBidi: "plaintext", textAlign: ["-webkit-match-parent", "match-parent"] },
]);

export const button = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "2.25rem",
  blockSize: "2.25rem",
  marginInlineEnd: "-0.5rem",
  border: 0,
  borderRadius: vars.radius.small,
  backgroundColor: "transparent",
  color: vars.color.text.muted,
  cursor: "pointer",
  ":focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
  "@media": {
    [media.hover]: { ":hover": { color: vars.color.text.default } },
    "(scripting: none)": { display: "none" },
  },
});
