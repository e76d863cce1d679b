import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

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
