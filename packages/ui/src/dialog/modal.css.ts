import { vars } from "../theme/contract.css.ts";
import { column, focusRing, row, subheading, wrapping } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style } from "../theme/style.ts";
import { modalAttribute } from "./open-modals.ts";
import { awayWhenClosed } from "./modal-motion.ts";

/** Shared by all modals: a raised surface over a scrim, with a transition in and out. */
export const modal = style({
  position: "fixed",
  zIndex: vars.stack.overlay,
  ...column,
  maxInlineSize: "100%",
  maxBlockSize: "100%",
  overflow: "hidden",
  outline: "none",
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  boxShadow: vars.shadow.high,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

// The theme always reserves the scroll bar's gutter (`scrollbar-gutter`), so nothing shifts.
globalStyle(`html[${modalAttribute}]`, { overflow: "hidden" });

/** The layer between a modal and the page. */
export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.stack.overlay,
  backgroundColor: vars.color.scrim,
});
awayWhenClosed(scrim, { opacity: 0 });

/** The bar at the top, with the title and the close button. */
export const head = style({
  ...row,
  justifyContent: "space-between",
  gap: vars.space.s,
  flexShrink: 0,
  minBlockSize: "4rem",
  paddingInlineStart: vars.space.l,
  paddingInlineEnd: vars.space.xs,
  backgroundColor: vars.color.surface.raised,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});

export const title = style({
  ...subheading,
  // It has the focus only until a control takes it.
  ":focus": { outline: "none" },
});

export const description = style({ margin: 0, color: vars.color.text.muted });

export const close = style({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: vars.size.control.medium,
  blockSize: vars.size.control.medium,
  flexShrink: 0,
  padding: 0,
  border: "none",
  borderRadius: vars.radius.pill,
  backgroundColor: "transparent",
  color: "inherit",
  cursor: "pointer",
  selectors: { "&:focus-visible": focusRing },
  "@media": { [media.hover]: { ":hover": { backgroundColor: vars.color.surface.hover } } },
});

export const body = style({
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: vars.space.l,
  // Focus rings at the edge are not clipped, and a focused field does not scroll under the header or footer.
  scrollPaddingBlock: vars.space.l,
  selectors: { "&:focus-visible": { ...focusRing, outlineOffset: "-2px" } },
});

export const foot = style({
  ...wrapping,
  justifyContent: "flex-end",
  gap: vars.space.s,
  flexShrink: 0,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});
