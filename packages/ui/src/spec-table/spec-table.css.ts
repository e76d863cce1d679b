import { style } from "../theme/style.ts";
import { vars } from "../theme/contract.css.ts";
import { smallMuted, visuallyHidden } from "../theme/fragments.ts";

export const table = style({ inlineSize: "100%", borderCollapse: "collapse", textAlign: "start" });

export const caption = style({
  paddingBlockEnd: vars.space.s,
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.medium,
  textAlign: "start",
});

export const captionHidden = style(visuallyHidden);

export const row = style({ borderBlockEnd: `1px solid ${vars.color.border.default}` });

export const label = style({
  inlineSize: "42%",
  paddingBlock: vars.space.s,
  paddingInlineEnd: vars.space.m,
  ...smallMuted,
  fontWeight: vars.font.weight.regular,
  textAlign: "start",
  verticalAlign: "baseline",
});

export const value = style({
  // Aligned with the row, whatever the text's direction; Chromium only supports the prefixed keyword.
  textAlign: ["-webkit-match-parent", "match-parent"],
  paddingBlock: vars.space.s,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: "tabular-nums",
  verticalAlign: "baseline",
  overflowWrap: "anywhere",
});

export const note = style({
  display: "block",
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
});
