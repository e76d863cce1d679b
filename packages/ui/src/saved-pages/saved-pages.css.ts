import { vars } from "../theme/contract.css.ts";
import { focusRing, inlineRow, wrapping } from "../theme/fragments.ts";
import { style } from "../theme/style.ts";

export const title = style({ marginBlock: `${vars.space.l} ${vars.space.s}` });

export const list = style({ margin: 0, padding: 0, listStyle: "none", maxInlineSize: "48rem" });

export const item = style({
  ...wrapping,
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space.m,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});

export const link = style({
  ...inlineRow,
  minBlockSize: vars.size.control.medium,
  color: vars.color.text.link,
  fontWeight: vars.font.weight.medium,
  textUnderlineOffset: "0.2em",
  overflowWrap: "anywhere",
  selectors: { "&:focus-visible": focusRing },
});

export const when = style({ fontSize: vars.font.size.s, color: vars.color.text.muted });
