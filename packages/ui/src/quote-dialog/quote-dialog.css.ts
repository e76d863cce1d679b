import { vars } from "../theme/contract.css.ts";
import {
  bareList,
  column,
  focusRing,
  plainHeading,
  raised,
  row,
  shoulder,
  wrapping,
} from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const products = style({ ...column, gap: vars.space.s, ...bareList });

/** The product on the line's beginning, its quantity at the end; below each other where there is no room. */
export const product = style({
  ...wrapping,
  alignItems: "flex-start",
  gap: vars.space.m,
  rowGap: vars.space.s,
  padding: vars.space.m,
  ...shoulder,
  backgroundColor: vars.color.surface.sunken,
  ":focus-visible": focusRing,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const picture = style({
  display: "block",
  flexShrink: 0,
  inlineSize: "4rem",
  overflow: "hidden",
  borderRadius: vars.radius.small,
});

export const facts = style({
  ...column,
  flex: "1 1 10rem",
  gap: vars.space.xxs,
  minInlineSize: 0,
});

export const title = style(plainHeading);

export const variants = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xs, margin: 0 });

export const variant = style({
  display: "flex",
  gap: vars.space.xxs,
  paddingBlock: "0.125rem",
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.pill,
  ...raised,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.snug,
});

export const variantLabel = style({ color: vars.color.text.muted });
export const variantValue = style({ margin: 0 });

export const quantity = style({ flex: "1 1 11rem", maxInlineSize: "16rem" });

export const complaint = style({
  ...row,
  gap: vars.space.xxs,
  margin: 0,
  fontSize: vars.font.size.s,
  color: vars.color.danger.text,
});
