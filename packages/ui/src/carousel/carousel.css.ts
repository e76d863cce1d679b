import { vars } from "../theme/contract.css.ts";
import { focusRing, stacked, wrapping } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

export const root = style({ display: "grid", gap: vars.space.m, minInlineSize: 0 });

export const head = style({
  ...wrapping,
  alignItems: "end",
  justifyContent: "space-between",
  gap: vars.space.m,
});

/** Hidden without JavaScript: the row scrolls natively. */
export const buttons = style({
  display: "flex",
  gap: vars.space.xxs,
  "@media": { "(scripting: none)": { display: "none" } },
});

const row = style({
  ...stacked("m"),
  gridAutoFlow: "column",
  margin: 0,
  // Room for focus rings and shadows, which the frame would clip.
  padding: "6px",
  marginInline: "-6px",
  listStyle: "none",
  overflowX: "auto",
  overscrollBehaviorInline: "contain",
  scrollSnapType: "inline mandatory",
  scrollPaddingInline: "6px",
  scrollbarWidth: "thin",
  "@media": { [media.motion]: { scrollBehavior: "smooth" } },
  ":focus-visible": focusRing,
});

export const list = styleVariants({
  small: [row, { gridAutoColumns: "min(80%, 12rem)" }],
  medium: [row, { gridAutoColumns: "min(82%, 17rem)" }],
  large: [row, { gridAutoColumns: "min(88%, 24rem)" }],
  full: [row, { gridAutoColumns: "100%" }],
});

export const item = style({ minInlineSize: 0, scrollSnapAlign: "start" });
