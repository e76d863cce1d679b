import { style } from "../theme/style.ts";
import { vars } from "../theme/contract.css.ts";
import { bareFieldset, fieldBox, focusRing } from "../theme/own-parts.ts";

export const fieldset = style(bareFieldset);

export const legend = style({
  padding: 0,
  paddingBlockEnd: vars.space.xs,
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.medium,
});

/** The fields below it say the same, and without script it could not write into them. */
export const slider = style({ "@media": { "(scripting: none)": { display: "none" } } });

export const fields = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: vars.space.s });
export const field = style({ display: "grid", gap: vars.space.xxs, minInlineSize: 0 });
export const label = style({ fontSize: vars.font.size.s, color: vars.color.text.muted });
export const input = style({
  inlineSize: "100%",
  minBlockSize: vars.size.control.medium,
  paddingInline: vars.space.s,
  ...fieldBox,
  font: "inherit",
  fontVariantNumeric: "tabular-nums",
  ":focus-visible": focusRing,
});
