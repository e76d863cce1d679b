import { vars } from "../theme/contract.css.ts";
import { centred } from "../theme/fragments.ts";
import { style } from "../theme/style.ts";

export const empty = style({
  ...centred,
  blockSize: "100%",
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.muted,
});

/** A dashed bottle outline, drawn inline: an icon component would be most of a card's size. */
export const outline = style({
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeDasharray: "2.5 2",
});
