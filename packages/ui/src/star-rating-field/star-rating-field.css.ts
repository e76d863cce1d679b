import { vars } from "../theme/contract.css.ts";
import { wrappingRow } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const choices = style({ ...wrappingRow, columnGap: vars.space.s });
export const row = style({ display: "flex", marginInlineStart: "-0.375rem" });

const on = { color: vars.color.accent.mark, fill: "currentColor" };
/** A star that can be chosen must be seen as well as any other control; full grey would look chosen. */
const off = { color: vars.color.border.control, fill: "none" };

/**
 * Full up to the chosen one; while a mouse rests on one, up to that. No script: the radio buttons tell by themselves.
 * The colour is that of an element with text, so that a reader's own colours replace it.
 */
export const star = style({
  position: "relative",
  // Room for a finger. Five of them beside each other in the narrowest window, also in large text.
  padding: "min(0.4375rem, 2.25vw)",
  fontSize: "min(1.875rem, 10vw)",
  stroke: "currentColor",
  strokeLinejoin: "round",
  ...off,
  selectors: { "&:has(:checked), &:has(~ * :checked)": on },
  "@media": {
    [media.hover]: {
      selectors: { [`${row}:hover > &:has(:enabled)`]: on, "&:hover ~ &:has(:enabled)": off },
    },
    // Full or outlined says which are given.
    [media.forcedColors]: { selectors: { "&:has(:disabled)": { color: "GrayText" } } },
  },
});

/** All of the star is the radio button. */
export const radio = style({
  appearance: "none",
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  borderRadius: vars.radius.medium,
  ":enabled": { cursor: "pointer" },
  ":focus-visible": { outlineOffset: "-2px" },
});
