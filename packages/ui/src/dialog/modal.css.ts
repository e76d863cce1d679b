import { vars } from "../theme/contract.css.ts";
import { focusRing } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style } from "../theme/style.ts";
import { closed } from "./modal-motion.ts";
import "./scroll-lock.css.ts";

/** What every modal is: a raised surface over a scrim, gliding in and out. */
export const modal = style({
  position: "fixed",
  zIndex: vars.stack.overlay,
  margin: 0,
  padding: 0,
  border: "none",
  maxInlineSize: "100%",
  maxBlockSize: "100%",
  overflow: "hidden",
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  boxShadow: vars.shadow.high,
  selectors: { "&::backdrop": { backgroundColor: vars.color.scrim } },
  "@media": {
    [media.motion]: {
      transition: `translate ${vars.motion.duration.slow} ${vars.motion.easing.out}, opacity ${vars.motion.duration.base}, display ${vars.motion.duration.slow} allow-discrete, overlay ${vars.motion.duration.slow} allow-discrete`,
    },
    [media.forcedColors]: { border: "1px solid CanvasText" },
  },
});

globalStyle(`${modal}::backdrop`, {
  "@media": {
    [media.motion]: {
      transition: `opacity ${vars.motion.duration.base}, display ${vars.motion.duration.base} allow-discrete, overlay ${vars.motion.duration.base} allow-discrete`,
    },
  },
});
globalStyle(`${modal}${closed}::backdrop`, { "@media": { [media.motion]: { opacity: 0 } } });
globalStyle(`${modal}[open]::backdrop`, {
  "@media": { [media.motion]: { "@starting-style": { opacity: 0 } } },
});

/** The bar at the top, with the title and the way out. */
export const head = style({
  display: "flex",
  alignItems: "center",
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
  margin: 0,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.snug,
  // It only holds the focus until a control takes it.
  ":focus": { outline: "none" },
});

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

/** Head, body and foot below each other; only the body scrolls. */
export const frame = style({
  display: "flex",
  flexDirection: "column",
  minBlockSize: 0,
  minInlineSize: 0,
  flexGrow: 1,
});

export const body = style({
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: vars.space.l,
  // Rings of fields at the edge are drawn whole, and a field that takes the focus keeps away from head and foot.
  scrollPaddingBlock: vars.space.l,
  selectors: { "&:focus-visible": { ...focusRing, outlineOffset: "-2px" } },
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space.s,
  flexShrink: 0,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});
