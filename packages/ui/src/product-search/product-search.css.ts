import { keyframes } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import * as parts from "../theme/own-parts.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style, styleVariants } from "../theme/style.ts";

const rowSize = "2.75rem";

const panelBase = style({ ...parts.column, boxSizing: "border-box", color: vars.color.text.default });

export const panel = styleVariants({
  // Aligned with the field's end and grows towards the page's middle, where there is room.
  inline: [
    panelBase,
    {
      position: "absolute",
      zIndex: vars.stack.menu,
      insetBlockStart: `calc(100% + ${vars.space.xs})`,
      insetInlineEnd: 0,
      inlineSize: "max(100%, min(32rem, 90vw))",
      maxBlockSize: "min(38rem, 100dvb - 7rem)",
      overflow: "clip",
      border: `1px solid ${vars.color.border.default}`,
      borderRadius: vars.radius.medium,
      borderEndStartRadius: vars.radius.shoulder,
      backgroundColor: vars.color.surface.raised,
      boxShadow: vars.shadow.high,
    },
  ],
  large: [panelBase, { position: "relative", marginBlockStart: vars.space.s }],
});

export const head = style({
  ...parts.wrappingRow,
  justifyContent: "space-between",
  columnGap: vars.space.m,
  paddingBlockStart: vars.space.xs,
  paddingInline: vars.space.m,
  ...parts.smallMuted,
  fontWeight: vars.font.weight.medium,
});

export const rows = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  scrollbarWidth: "thin",
});

export const list = style({ padding: vars.space.xxs, gridColumn: "1 / -1", gridRow: 1 });

export const removes = style({
  gridColumn: 2,
  gridRow: 1,
  display: "grid",
  alignContent: "start",
  padding: vars.space.xxs,
  zIndex: vars.stack.raised,
});

export const option = style({
  ...parts.row,
  gap: vars.space.s,
  minBlockSize: rowSize,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.small,
  color: "inherit",
  lineHeight: vars.font.leading.snug,
  textDecoration: "none",
  cursor: "pointer",
  // The sticky last row must not cover the active row.
  scrollMarginBlockEnd: rowSize,
  selectors: {
    "&[aria-selected='true']": { backgroundColor: vars.color.brand.soft, color: vars.color.brand.onSoft },
  },
  "@media": {
    [media.hover]: {
      selectors: { "&:hover:not([aria-selected='true'])": { backgroundColor: vars.color.surface.hover } },
    },
    [media.forcedColors]: {
      selectors: { "&[aria-selected='true']": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
    },
  },
});

// Single-line rows have equal heights, so that their buttons stay aligned.
export const oneLine = style({ flexGrow: 1, ...parts.ellipsis, paddingInlineEnd: rowSize });
globalStyle(`${option}:has(> ${oneLine})`, { blockSize: rowSize, paddingBlock: 0 });

export const remove = style({
  ...parts.centred,
  inlineSize: rowSize,
  blockSize: rowSize,
  padding: 0,
  ...parts.bareButton,
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  selectors: { "&:focus-visible": { ...parts.focusRing, outlineOffset: "-2px" } },
  "@media": { [media.hover]: { ":hover": { color: vars.color.text.default } } },
});

export const all = style({
  position: "sticky",
  insetBlockEnd: 0,
  justifyContent: "space-between",
  marginInline: `calc(-1 * ${vars.space.xxs})`,
  marginBlockEnd: `calc(-1 * ${vars.space.xxs})`,
  paddingInline: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  borderRadius: 0,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.link,
  fontWeight: vars.font.weight.medium,
});

export const stage = style({
  flexShrink: 0,
  inlineSize: "3rem",
  blockSize: "3.75rem",
  overflow: "hidden",
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.tile.ground,
});

export const picture = style({ ...parts.filling, objectFit: "contain" });

export const texts = style({ display: "grid", gap: "2px", flexGrow: 1, minInlineSize: 0 });

export const title = style({ fontWeight: vars.font.weight.medium, overflowWrap: "anywhere" });

export const facts = style({
  ...parts.wrapping,
  columnGap: vars.space.s,
  ...parts.smallMuted,
  selectors: { [`${option}[aria-selected='true'] &`]: { color: "inherit" } },
});

export const price = style({
  marginInlineStart: "auto",
  color: vars.color.text.default,
  fontWeight: vars.font.weight.medium,
  whiteSpace: "nowrap",
});

export const groupTitle = style({
  display: "block",
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  ...parts.smallMuted,
  fontWeight: vars.font.weight.medium,
});

export const note = style({
  ...parts.row,
  justifyContent: "space-between",
  gap: vars.space.s,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.m,
});

export const noteText = style({
  ...parts.row,
  gap: vars.space.s,
  margin: 0,
  color: vars.color.text.muted,
  overflowWrap: "anywhere",
});

export const button = style({
  flexShrink: 0,
  minBlockSize: "2rem",
  margin: 0,
  paddingInline: vars.space.xs,
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  ...parts.bareButton,
  borderRadius: vars.radius.small,
  color: vars.color.text.link,
  font: "inherit",
  selectors: { "&:focus-visible": parts.focusRing },
  "@media": { [media.hover]: { ":hover": { textDecoration: "underline" } } },
});

const turn = keyframes({ to: { rotate: "1turn" } });
const pass = keyframes({ from: { translate: "-100%" }, to: { translate: "400%" } });

export const ring = style({
  flexShrink: 0,
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  border: `2px solid ${vars.color.border.control}`,
  borderBlockStartColor: vars.color.brand.solid,
  borderRadius: vars.radius.pill,
  "@media": { [media.motion]: { animation: `${turn} 0.8s linear infinite` } },
});

/** Shown above the previous results while a newer search runs. */
export const line = style({
  position: "absolute",
  zIndex: vars.stack.raised,
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: "2px",
  overflow: "hidden",
  selectors: {
    "&::before": {
      content: "",
      display: "block",
      inlineSize: "25%",
      blockSize: "100%",
      backgroundColor: vars.color.brand.solid,
    },
  },
  "@media": {
    [media.motion]: { selectors: { "&::before": { animation: `${pass} 1.2s linear infinite` } } },
  },
});
