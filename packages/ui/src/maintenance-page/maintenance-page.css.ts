import { vars } from "../theme/contract.css.ts";
import { bareList, brandSoft, focusRing, inlineRow, stacked, wrapping } from "../theme/fragments.ts";
import { style } from "../theme/style.ts";

export const page = style({
  ...stacked("m"),
  alignContent: "center",
  justifyItems: "center",
  minBlockSize: "100dvh",
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.gutter,
  textAlign: "center",
});

export const until = style({
  margin: 0,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.pill,
  ...brandSoft,
  fontWeight: vars.font.weight.medium,
});

export const contact = style({
  ...wrapping,
  justifyContent: "center",
  columnGap: vars.space.l,
  ...bareList,
});

export const way = style({
  ...inlineRow,
  gap: vars.space.xs,
  minBlockSize: vars.size.control.medium,
  color: vars.color.text.link,
  textUnderlineOffset: "0.2em",
  overflowWrap: "anywhere",
  selectors: { "&:focus-visible": focusRing },
});
