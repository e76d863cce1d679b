import { style } from "../theme/style.ts";
import { vars } from "../theme/contract.css.ts";
import { focusRing } from "../theme/fragments.ts";

export const fieldset = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });

export const legend = style({
  padding: 0,
  paddingBlockEnd: vars.space.xs,
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.medium,
});

/** Two native sliders on top of each other; only their thumbs take the pointer. Useless without JavaScript. */
export const slider = style({
  position: "relative",
  blockSize: 44,
  "@media": { "(scripting: none)": { display: "none" } },
});

export const track = style({
  position: "absolute",
  insetInline: 11,
  insetBlockStart: 20,
  inlineSize: "calc(100% - 22px)",
  blockSize: 4,
  borderRadius: 2,
  selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } },
});
export const rail = style({ fill: vars.color.border.strong });
export const chosen = style({ fill: vars.color.brand.solid });

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
  },
});

export const fields = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: vars.space.s });
export const field = style({ display: "grid", gap: vars.space.xxs, minInlineSize: 0 });
export const label = style({ fontSize: vars.font.size.s, color: vars.color.text.muted });
export const input = style({
  inlineSize: "100%",
  minBlockSize: vars.size.control.medium,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.base,
  color: vars.color.text.default,
  font: "inherit",
  fontVariantNumeric: "tabular-nums",
  ":focus-visible": focusRing,
});
