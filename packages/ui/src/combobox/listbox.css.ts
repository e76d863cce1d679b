import { vars } from "../theme/contract.css.ts";
import { row, smallMuted } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

/** Groups the list and its status text. */
export const group = style({ display: "contents" });

/** The popup of a field, positioned by script. */
export const popup = style({
  position: "fixed",
  inset: "auto",
  margin: 0,
  padding: 0,
  maxInlineSize: "calc(100vw - 12px)",
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  boxShadow: vars.shadow.medium,
  overflow: "clip",
});

export const list = style({
  margin: 0,
  padding: vars.space.xxs,
  maxBlockSize: "300px",
  overflowY: "auto",
  overscrollBehavior: "contain",
  // An option scrolled into view by the keys keeps the edge padding of the first and last one.
  scrollPaddingBlock: vars.space.xxs,
  scrollbarWidth: "thin",
  listStyle: "none",
});

export const option = style({
  ...row,
  gap: vars.space.s,
  minBlockSize: "2.75rem",
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.small,
  lineHeight: vars.font.leading.snug,
  cursor: "pointer",
  "@media": {
    [media.hover]: { ":hover": { backgroundColor: vars.color.surface.hover } },
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      color: "CanvasText",
      selectors: { "&[data-active]": { backgroundColor: "Highlight", color: "HighlightText" } },
    },
  },
  selectors: {
    "&[aria-selected='true']": { color: vars.color.brand.onSoft, fontWeight: vars.font.weight.medium },
    "&[data-active]": { backgroundColor: vars.color.brand.soft, color: vars.color.brand.onSoft },
    "&[aria-disabled='true']": { color: vars.color.text.muted, cursor: "default" },
  },
});

/** A heading above options. */
export const heading = style({
  paddingBlockStart: vars.space.s,
  paddingBlockEnd: vars.space.xxs,
  paddingInline: vars.space.s,
  ...smallMuted,
  fontWeight: vars.font.weight.medium,
});

/** As high as all rows of a virtualised list. */
export const rows = style({ position: "relative" });

export const optionTexts = style({ display: "flex", flexDirection: "column", minInlineSize: 0, flexGrow: 1 });
export const detail = style({ fontSize: vars.font.size.s, color: vars.color.text.muted });
export const tick = style({ marginInlineStart: "auto" });

export const note = style({ margin: 0, padding: vars.space.m, ...smallMuted });
