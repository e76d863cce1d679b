import { vars } from "../theme/contract.css.ts";
import { centredColumn, column, wrapping } from "../theme/own-parts.ts";
import { style } from "../theme/style.ts";

export const emptyState = style({
  ...centredColumn,
  gap: vars.space.m,
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.l,
});

export const illustration = style({ inlineSize: "15rem", blockSize: "10rem", marginBlockEnd: vars.space.xs });
export const text = style({
  ...column,
  gap: vars.space.xs,
  maxInlineSize: "34rem",
  color: vars.color.text.muted,
});
export const actions = style({
  ...wrapping,
  justifyContent: "center",
  gap: vars.space.s,
  marginBlockStart: vars.space.xs,
});

const stroke = { stroke: vars.color.brand.solid, strokeWidth: 2, strokeLinejoin: "round" } as const;

/** Parts of the drawings: walls, transmitted light, light on the ground. */
export const wall = style({
  fill: vars.color.brand.soft,
  fillOpacity: 0.55,
  ...stroke,
  strokeLinecap: "round",
});
export const cap = style({ fill: vars.color.accent.mark, ...stroke });
export const line = style({ fill: "none", ...stroke, strokeLinecap: "round" });
export const faint = style({
  fill: "none",
  stroke: vars.color.border.strong,
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeDasharray: "1 7",
});
export const shine = style({
  fill: "none",
  stroke: vars.color.surface.base,
  strokeWidth: 4,
  strokeLinecap: "round",
  opacity: 0.8,
});
export const ground = style({ fill: vars.color.surface.hover });
export const caustic = style({ fill: vars.color.accent.mark, opacity: 0.28 });
