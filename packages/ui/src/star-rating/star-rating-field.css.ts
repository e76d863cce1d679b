import { vars } from "../theme/contract.css.ts";
import { visuallyHidden } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";
import { cut, full, given, outlined } from "./star-rating.css.ts";

export const choices = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  columnGap: vars.space.s,
});
export const row = style({ display: "flex", marginInlineStart: "-0.375rem" });

/** Room for a finger around each star. */
export const choice = style({
  position: "relative",
  display: "flex",
  // Five of them beside each other in the narrowest window, also in large text.
  padding: "min(0.4375rem, 2.25vw)",
  borderRadius: vars.radius.medium,
  selectors: {
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
    "&:has(:enabled)": { cursor: "pointer" },
  },
});

const on = { backgroundColor: given, ...full };
/** A star that can be chosen must be seen as well as any other control; full grey would look chosen. */
const off = { backgroundColor: vars.color.border.control, ...outlined };

/**
 * The radio button itself is the star. Full up to the chosen one; while a mouse rests on one, up to that. No script: the
 * labels tell by themselves.
 */
export const star = style({
  ...cut,
  appearance: "none",
  margin: 0,
  inlineSize: "1em",
  fontSize: "min(1.875rem, 10vw)",
  cursor: "inherit",
  ...off,
  selectors: { "&:checked, label:has(~ label > :checked) > &": on },
  "@media": {
    [media.hover]: {
      selectors: {
        "label:hover > &:enabled, label:has(~ label:hover) > &:enabled": on,
        "label:hover ~ label > &:enabled": off,
      },
    },
    // Full or outlined says which are given.
    [media.forcedColors]: {
      selectors: {
        "&&&&": { backgroundColor: "CanvasText" },
        "&&&&:disabled": { backgroundColor: "GrayText" },
      },
    },
  },
});

export const sentence = style(visuallyHidden);

/** The mark that other fields draw as an icon, without the icons' script. */
export const errorMark = style({
  flexShrink: 0,
  display: "grid",
  placeItems: "center",
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  borderRadius: "50%",
  border: "1.5px solid currentColor",
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1,
  "::before": { content: "!" },
});
