import { vars } from "../theme/contract.css.ts";
import { bareList, column, wrapping } from "../theme/fragments.ts";
import { style, styleVariants } from "../theme/style.ts";

export const gap = styleVariants({
  none: { gap: 0 },
  xxs: { gap: vars.space.xxs },
  xs: { gap: vars.space.xs },
  s: { gap: vars.space.s },
  m: { gap: vars.space.m },
  l: { gap: vars.space.l },
  xl: { gap: vars.space.xl },
  xxl: { gap: vars.space.xxl },
  xxxl: { gap: vars.space.xxxl },
});

export const stack = style({ ...column, minInlineSize: 0, ...bareList });
export const cluster = style({ ...wrapping, minInlineSize: 0, ...bareList });

export const align = styleVariants({
  start: { alignItems: "flex-start" },
  center: { alignItems: "center" },
  end: { alignItems: "flex-end" },
  stretch: { alignItems: "stretch" },
  baseline: { alignItems: "baseline" },
});

export const justify = styleVariants({
  start: { justifyContent: "flex-start" },
  center: { justifyContent: "center" },
  end: { justifyContent: "flex-end" },
  between: { justifyContent: "space-between" },
});

export const grid = style({ display: "grid", minInlineSize: 0, ...bareList });

const columns = (least: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`,
});

export const columnsOf = styleVariants({
  small: columns("10rem"),
  medium: columns("15rem"),
  large: columns("20rem"),
});

export const container = style({
  inlineSize: "100%",
  marginInline: "auto",
  paddingInline: vars.space.gutter,
});

export const width = styleVariants({
  page: { maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space.gutter})` },
  text: { maxInlineSize: `calc(${vars.size.text} + 2 * ${vars.space.gutter})` },
  full: { maxInlineSize: "none" },
});

export const section = style({ paddingBlock: vars.space.section });

export const tone = styleVariants({
  page: {},
  sunken: { backgroundColor: vars.color.surface.sunken },
  ink: { backgroundColor: vars.color.surface.ink },
});
