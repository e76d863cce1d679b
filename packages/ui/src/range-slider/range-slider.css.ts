import { vars } from "../theme/contract.css.ts";
import { bareFieldset, wrapping } from "../theme/own-parts.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const fieldset = style(bareFieldset);

export const head = style({
  ...wrapping,
  justifyContent: "space-between",
  columnGap: vars.space.m,
  inlineSize: "100%",
  padding: 0,
  fontWeight: vars.font.weight.medium,
});
export const chosenText = style({
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
  fontVariantNumeric: "tabular-nums",
});

/** Two native sliders on top of each other; only their thumbs take the pointer. */
export const slider = style({ position: "relative", blockSize: 44 });

export const track = style({
  position: "absolute",
  insetInline: 11,
  insetBlockStart: 20,
  inlineSize: "calc(100% - 22px)",
  blockSize: 4,
  borderRadius: 2,
  // A drawing knows no reading direction.
  selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } },
});
export const rail = style({
  fill: vars.color.border.strong,
  "@media": { [media.forcedColors]: { fill: "GrayText" } },
});
export const chosen = style({
  fill: vars.color.brand.solid,
  "@media": { [media.forcedColors]: { fill: "Highlight" } },
});

const knob = {
  appearance: "none",
  inlineSize: 22,
  blockSize: 22,
  borderRadius: "50%",
  border: `2px solid ${vars.color.brand.solid}`,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.low,
  pointerEvents: "auto",
  cursor: "grab",
} as const;

export const thumb = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  appearance: "none",
  background: "none",
  pointerEvents: "none",
  outline: "none",
  "::-webkit-slider-thumb": knob,
  "::-moz-range-thumb": { ...knob, boxSizing: "border-box" },
  selectors: {
    "&:focus-visible::-webkit-slider-thumb": { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    "&:focus-visible::-moz-range-thumb": { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    "&:disabled::-webkit-slider-thumb": { borderColor: vars.color.border.control, cursor: "default" },
    "&:disabled::-moz-range-thumb": { borderColor: vars.color.border.control, cursor: "default" },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&:disabled::-webkit-slider-thumb": { borderColor: "GrayText" },
        "&:disabled::-moz-range-thumb": { borderColor: "GrayText" },
      },
    },
  },
});

/** Both thumbs at the end: the lower one must lie on top, or neither could be moved back. */
export const onTop = style({ zIndex: 1 });
